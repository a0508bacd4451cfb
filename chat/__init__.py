"""What is the answer, and where does it stand?

`reading` finds what a question names, `router` sends it to `figure_answer` (facts) or
`passage_answer` (text), `engine` is the one pipeline, `answer` its value, `answer_json` its JSON,
`app` the page.
"""
