"""More English frames: lines of keywords, small talk, and afterthoughts; see frames_en."""

FRAMES = """
{c}'s {i} {w}
{c}'s {i} {w}?
{c}'s {i} {w}, please
{c}'s {i} {w} please and thank you
{c}'s {i} {w}. Thanks!
{c}'s {i} {w} thx
{c}'s {i} {w}, thank you very much
pls {c} {i} {p}
plz give me {c}'s {i} {w}
{c} {i} {p}
{c} {i}, {p}
{c}, {i}, {p}
{c}: {i} {w}
{c} - {i} - {p}
{c} / {i} / {p}
{p} {c} {i}
{p}: {c} {i}
{i} {c} {p}
{i} of {c} {w}
{i} for {c} {w}
{i} at {c} {w}
{i} at {c} {p}
{i} reported by {c} {w}
{i}, {c}, {p}
{i} ({c}, {p})
{i} {p} {c}
the {i} of {c} {w}
total {i} of {c} {w}
{c} {i} {p}?
{c} {i} {p} in USD
{c} {i} {p} in millions
{c}'s {i} {w} (in millions)
{c}'s {i} {w}, in millions of dollars
{c}'s {i} {w} (USD)
{c}'s {i} {w} (in USD millions)
{c}'s {i} {w} in $
What was {c}'s {i} {w}, in US dollars?
What was {c}'s {i} {w}, expressed in millions?
What was {c}'s {i} {w}, stated in millions?
What was {c}'s {i} {w}? Answer in millions.
What was {c}'s {i} {w}? Please cite the source.
What was {c}'s {i} {w}? Just the number, please.
What was {c}'s {i} {w}? Give me only the number.
What was {c}'s {i} {w}? I need the exact figure.
What was {c}'s {i} {w}? Please show where it comes from.
What was {c}'s {i} {w}? Be precise.
What was {c}'s {i} {w}? Round to the nearest million.
What was {c}'s {i} {w}, rounded?
What exactly was {c}'s {i} {w}?
What precisely was {c}'s {i} {w}?
What in total was {c}'s {i} {w}?
Hi, what was {c}'s {i} {w}?
Hello! What was {c}'s {i} {w}?
Hey there, what was {c}'s {i} {w}?
Good morning, what was {c}'s {i} {w}?
Hi team, can you pull {c}'s {i} {w}?
Quick question: what was {c}'s {i} {w}?
Quick one - {c}'s {i} {w}?
Sorry, what was {c}'s {i} {w}?
Excuse me, what was {c}'s {i} {w}?
OK, now {c}'s {i} {w}
Okay so what was {c}'s {i} {w}?
Alright, what was {c}'s {i} {w}?
Well, what was {c}'s {i} {w}?
Actually, what was {c}'s {i} {w}?
By the way, what was {c}'s {i} {w}?
btw what was {c}'s {i} {w}
One more thing: what was {c}'s {i} {w}?
Next: {c}'s {i} {w}
Question: what was {c}'s {i} {w}?
Q: {c}'s {i} {w}?
I have a question. What was {c}'s {i} {w}?
Thanks in advance: what was {c}'s {i} {w}?
I was asked for {c}'s {i} {w}.
The question is what {c}'s {i} was {w}.
{c} had how much {i} {w}?
{c} reported {i} of how much {w}?
{c} reported what {i} {w}?
{c} posted {i} of what amount {w}?
{c}'s {i} was how much {w}?
{c}'s {i} came to what {w}?
{c}'s {i} totaled how much {w}?
{c}'s {i} {w} was what?
{c}'s {i} {w} stood at how much?
{c}'s {i} {w} equals?
Was {c}'s {i} reported {w}, and how much was it?
Looking at {c}, what was {i} {w}?
Regarding {c}, what was the {i} {w}?
As for {c}, what was its {i} {w}?
Concerning {c}: {i} {w}?
With respect to {c}, what was {i} {w}?
In the case of {c}, what was {i} {w}?
Taking {c}, what was its {i} {w}?
Consider {c}. What was its {i} {w}?
For {c}, what was the {i} {w}?
For {c}, give me the {i} {w}
About {c}: what was its {i} {w}?
Thinking about {c}, what was the company's {i} {w}?
What was the company's {i} {w}? I mean {c}.
What was the {i} for the company {c} {w}?
what was teh {i} for {c} {w}
waht was {c}'s {i} {w}
plese give me {c}'s {i} {w}
could u tell me {c}'s {i} {w}
"""
