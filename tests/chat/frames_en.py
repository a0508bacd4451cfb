"""English ways to ask for one figure: {c} company, {i} item, {w} "in fiscal 2024", {p} "fiscal 2024"."""

FRAMES = """
What was {c}'s {i} {w}?
what is {c}'s {i} {w}
What were {c}'s {i} {w}?
What was the {i} of {c} {w}?
What was the {i} at {c} {w}?
What was the {i} for {c} {w}?
What's {c}'s {i} {w}?
whats the {i} for {c} {w}
What was {i} for {c} {w}?
Please state the {i} of {c} {w}.
Could you please state {c}'s {i} {w}?
State {c}'s {i} {w}.
Kindly state the {i} of {c} {w}
I'd like you to state {c}'s {i} {w}.
Please tell me {c}'s {i} {w}.
Tell me the {i} of {c} {w}
Can you tell me {c}'s {i} {w}?
Could you tell me what {c}'s {i} was {w}?
Would you tell me {c}'s {i} {w}, please?
Can you give me {c}'s {i} {w}?
Give me {c}'s {i} {w}
gimme {c} {i} {p}
Give me the {i} figure for {c} {w}.
Please give the {i} number for {c} {w}
Show me {c}'s {i} {w}
Show {i} for {c} {w}
Can you show me the {i} line for {c} {w}?
Pull up {c}'s {i} {w}
Pull {c}'s {i} {w} for me
Could you pull the {i} for {c} {w}?
Look up {c}'s {i} {w}
Look up the {i} that {c} reported {w}
Please look up {i} for {c}, {p}.
Fetch {c}'s {i} {w}
Get me {c}'s {i} {w}
Grab {c}'s {i} {w} for me please
Find {c}'s {i} {w}
Find me the {i} of {c} {w}.
Find out what {c}'s {i} was {w}
Retrieve the {i} reported by {c} {w}
Provide {c}'s {i} {w}
Please provide the {i} for {c} {w}
Provide me with {c}'s {i} {w}
Report {c}'s {i} {w}
Quote {c}'s {i} {w}
List {c}'s {i} {w}
Name {c}'s {i} {w}
Specify {c}'s {i} {w}
Identify {c}'s {i} {w}
Indicate the {i} of {c} {w}
Confirm {c}'s {i} {w}
Can you confirm the {i} {c} reported {w}?
Determine {c}'s {i} {w}
Check {c}'s {i} {w}
Extract {c}'s {i} {w}
Extract the {i} figure from {c}'s filing {w}
Display {c}'s {i} {w}
Locate the {i} of {c} {w}
Return {c}'s {i} {w}
Calculate {c}'s {i} {w}
Compute {c}'s {i} {w}
Let me know {c}'s {i} {w}
Let me see {c}'s {i} {w}
let's see {c}'s {i} {w}
Remind me what {c}'s {i} was {w}
Remind me of {c}'s {i} {w}
Help me find {c}'s {i} {w}
Can you help me find {c}'s {i} {w}?
Can you find {c}'s {i} {w}?
Are you able to find {c}'s {i} {w}?
Do you know {c}'s {i} {w}?
Do you know what {c}'s {i} was {w}?
do you happen to know {c}'s {i} {w}?
Do you have {c}'s {i} {w}?
Any idea what {c}'s {i} was {w}?
Any chance you have {c}'s {i} {w}?
I need {c}'s {i} {w}
I need to know {c}'s {i} {w}
I need the {i} for {c} {w}.
I need the exact {i} of {c} {w}
I want {c}'s {i} {w}
I want to know {c}'s {i} {w}
I'd like {c}'s {i} {w}
I'd like to know {c}'s {i} {w}
I would like to see {c}'s {i} {w}
I'd love to know {c}'s {i} {w}
I'm looking for {c}'s {i} {w}
I am looking for the {i} of {c} {w}.
I'm trying to find {c}'s {i} {w}
I'm trying to figure out {c}'s {i} {w}
I'm after {c}'s {i} {w}
I'm interested in {c}'s {i} {w}
I'm curious about {c}'s {i} {w}
I was wondering what {c}'s {i} was {w}
I wonder what {c}'s {i} was {w}
wondering about {c}'s {i} {w}
just curious, what was {c}'s {i} {w}?
Looking for {c}'s {i} {w}
Searching for {c}'s {i} {w}
Need {c}'s {i} {w}
need {c} {i} {p} asap
Wanted: {c}'s {i} {w}
We need {c}'s {i} {w}
We'd like to know {c}'s {i} {w}
My boss needs {c}'s {i} {w}
My boss wants {c}'s {i} {w}
For my model I need {c}'s {i} {w}
For a report, I need {c}'s {i} {w}
How much {i} did {c} report {w}?
How much {i} did {c} post {w}?
How much {i} did {c} record {w}?
How much {i} did {c} book {w}?
How much {i} did {c} generate {w}?
How much {i} did {c} log {w}?
How much {i} did {c} disclose {w}?
How much {i} did {c} show {w}?
How much {i} did {c} have {w}?
How much {i} did {c} recognize {w}?
How much {i} did {c} declare {w}?
How much {i} did {c} state {w}?
How much {i} did {c} list {w}?
How much in {i} did {c} report {w}?
How much was {c}'s {i} {w}?
How much was the {i} of {c} {w}?
How much were {c}'s {i} {w}?
How large was {c}'s {i} {w}?
How big was {c}'s {i} {w}?
How high was {c}'s {i} {w}?
How low was {c}'s {i} {w}?
Exactly how much {i} did {c} report {w}?
{w}, how much {i} did {c} report?
{w}, what was {c}'s {i}?
{w} what {i} did {c} report?
So, {w}, what was the {i} at {c}?
What {i} did {c} report {w}?
What {i} did {c} post {w}?
What {i} did {c} record {w}?
What {i} did {c} disclose {w}?
What {i} did {c} announce {w}?
What {i} did {c} file {w}?
What {i} did {c} register {w}?
What {i} did {c} achieve {w}?
What {i} has {c} reported {w}?
What {i} does {c} report {w}?
What did {c} report as {i} {w}?
What did {c} report for {i} {w}?
What did {c} post for {i} {w}?
What did {c} record as {i} {w}?
What did {c} book as {i} {w}?
What did {c} disclose as its {i} {w}?
What did {c}'s {i} come to {w}?
What did {c}'s {i} come in at {w}?
What did {c}'s {i} amount to {w}?
What did {c}'s {i} total {w}?
What did {c}'s {i} add up to {w}?
What did {c}'s {i} work out to {w}?
What did {c}'s {i} stand at {w}?
What did {c}'s {i} run to {w}?
What does {c}'s {i} look like {w}?
what did {c}'s {i} look like {w}
Where did {c}'s {i} stand {w}?
Where did {c}'s {i} come in {w}?
Where did {c}'s {i} end up {w}?
Where did {c}'s {i} land {w}?
At what level did {c}'s {i} stand {w}?
At how much did {c}'s {i} stand {w}?
To how much did {c}'s {i} amount {w}?
What amount of {i} did {c} report {w}?
What amount did {c} report for {i} {w}?
What amount did {c} report as {i} {w}?
What was the amount of {c}'s {i} {w}?
What was the amount of {i} reported by {c} {w}?
What was the total amount of {i} for {c} {w}?
What was the value of {c}'s {i} {w}?
What is the value of {i} that {c} reports {w}?
What was the figure for {c}'s {i} {w}?
What figure did {c} report for {i} {w}?
What number did {c} report for {i} {w}?
What number did {c} give for {i} {w}?
What is the reported {i} of {c} {w}?
What was the reported {i} for {c} {w}?
What was the level of {c}'s {i} {w}?
What was the balance of {c}'s {i} {w}?
What was the size of {c}'s {i} {w}?
What was {c}'s total for {i} {w}?
What was {c}'s company-wide {i} {w}?
What was {c}'s overall {i} {w}?
What was {c}'s GAAP {i} {w}?
What was {c}'s {i} under US GAAP {w}?
What is the {i} that {c} reported {w}?
What was the {i} that {c} disclosed {w}?
What was the {i} {c} posted {w}?
What was the {i} recorded by {c} {w}?
What was the {i} shown by {c} {w}?
What was the {i} stated by {c} {w}?
What would {c}'s {i} be {w}?
what would you say {c}'s {i} was {w}?
According to the 10-K, what was {c}'s {i} {w}?
According to its 10-K, what was {c}'s {i} {w}?
According to {c}'s 10-K, what was its {i} {w}?
According to {c}'s filings, what was its {i} {w}?
According to its latest filings, what was {c}'s {i} {w}?
According to the cover of the 10-K, what was {c}'s {i} {w}?
According to the income statement, what was {c}'s {i} {w}?
According to the consolidated statements of operations, what was {c}'s {i} {w}?
According to {c}'s annual report, what was {i} {w}?
According to SEC filings, what was {c}'s {i} {w}?
As per the cash flow statement, what was {c}'s {i} {w}?
Per the cash flow statement, {c}'s {i} {w}
Per its 10-Q, what was {c}'s {i} {w}?
Per the filing, what was {c}'s {i} {w}?
From the balance sheet, what was {c}'s {i} {w}?
On its balance sheet, what {i} did {c} report {w}?
Based on the 10-K, what was {c}'s {i} {w}?
Based on its financial statements, what was {c}'s {i} {w}?
Going by the 10-K, what was {c}'s {i} {w}?
In its 10-K, what {i} did {c} report {w}?
In the audited financial statements, what was {c}'s {i} {w}?
As reported in the annual filing, what was {c}'s {i} {w}?
As stated in the 10-K, what was {c}'s {i} {w}?
As shown on the face of the statements, what was {c}'s {i} {w}?
What {i} does the 10-K show for {c} {w}?
What {i} does {c}'s 10-K report {w}?
What does the 10-K give as {c}'s {i} {w}?
What does the balance sheet show as {c}'s {i} {w}?
What do the filings show for {c}'s {i} {w}?
What is {c}'s {i} {w} as per the filing?
What is {c}'s {i} {w} according to the SEC filing?
"""
