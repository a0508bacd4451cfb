"""What do 60 made-up companies truly earn, and what did they file about it?

companies        the companies as a table, with more_companies; company says what is decided about
                 one, and names the traps in what it files
calendars        fiscal quarters: months, weeks, a change of year end; industries: the shape of a year
course           what is true, made first and by seed: sales, profit, shares, operating cash
truth            the same as a table, on the basis of the last print; and what was first printed
books            full books that tie to the course; families and parts say how, dividends what is paid
view             the books as one filing prints them: what was still wrong, the basis of the day
statement_specs  the lines of income statements, with balance_specs and ifrs_names; statement_making
                 and breakdowns turn a view into statements of tagged lines, with line_notes
report           the interface: Filer, Line, Statement, Report
reports          every 10-K, 10-Q, 20-F, 6-K and amendment, when filing_days says
company_facts    the same reports as companyfacts JSON (frames); pages prints them as inline XBRL
us_set           the set in memory; set_files writes it
"""
