export const headline = 'Keyword Wins, On Repeat';
export const tagline =
  'Dominate search results with automated keyword strategies that outperform competitors and maximize your visibility.';

export const heroMessages = {
  getStarted: 'Get Started',
  seePlan: 'See a sample plan',
  exampleMark: 'Real example',
  example:
    'Keydence analysed its own site by scanning community discussion threads for market pain points. The first plan below has that shape.',
  facts: ['Open source, MIT license', 'Runs on your own server', 'Every number names its source'],
} as const;

export const scoreMessages = {
  caption: 'One keyword, six weeks: the searches repeat, your share of them grows.',
  chip: 'Illustration',
  searches: 'Searches',
  visits: 'Your visits',
  delivery: 'Report and plan arrive',
  measures: [
    { weeks: 'Weeks 1–2', position: 'Position 18' },
    { weeks: 'Weeks 3–4', position: 'Position 9' },
    { weeks: 'Weeks 5–6', position: 'Position 4' },
  ],
  description:
    'A chart of six weeks, one bar for each day. The searches for a keyword repeat every two weeks; the visits that a site gets from them grow each time.',
} as const;

export const plansMessages = {
  title: 'A strategy that fits on one page',
  lead: 'Every two weeks: three topics worth writing about, their keywords, and the pages to publish next.',
  label: 'Sample keyword plans',
  previous: 'Previous plan',
  next: 'Next plan',
  chip: 'Sample',
  searches: 'searches a month',
  pieces: 'Content plan',
  note: 'Sample volumes are examples only.',
} as const;

/** Screen reader announcement after the carousel has moved. */
export const announcePlan = (position: number, count: number, domain: string) =>
  `Plan ${position} of ${count}: ${domain}`;

export const problemMessages = {
  title: 'Most keyword research is done once, then goes stale',
  lead: 'A spreadsheet in January, a few articles, a new tool in June. Search results change every week in between.',
  problems: [
    {
      title: 'The list gets old',
      text: 'Search volumes move with the season and the news. A list that is never measured again is out of date after a month.',
    },
    {
      title: 'The calendar fills with guesses',
      text: 'Without shared numbers, pages target terms that have no searches.',
    },
    {
      title: 'Competitors keep publishing',
      text: 'A competitor that publishes every week overtakes you keyword by keyword. You notice when the visits drop.',
    },
  ],
} as const;

export const competitorMessages = {
  title: 'See what they rank for and you do not',
  lead: 'Keydence finds the sites that share your results pages, reads what they rank for, and turns the difference into tasks.',
  points: [
    {
      title: 'Found for you',
      text: 'Keydence finds competitors in the search results. Add the ones you already know.',
    },
    {
      title: 'Sorted by what to do',
      text: 'Missing: write it. Weak: improve it. Strong: defend it. One matrix for all of them.',
    },
    {
      title: 'One step to the plan',
      text: 'A gap becomes a planned page with a target keyword, an outline and a difficulty.',
    },
  ],
  caption: 'Gap Matrix of brewlane.example',
  chip: 'Sample',
  keyword: 'Keyword',
  gap: 'Gap',
  filter: 'Kind of gap',
  all: 'All',
  classes: {
    missing: 'Missing',
    untapped: 'Untapped',
    weak: 'Weak',
    contested: 'Contested',
    strong: 'Strong',
  },
  notRanking: 'Not ranking',
  note: 'Positions in the first 100 results. Sample data, not live results.',
} as const;

export const solutionMessages = {
  title: 'One dashboard, from keyword to result',
  lead: 'Everything between “what should we write?” and “did it work?”, in one place, again every two weeks.',
  parts: {
    opportunities: {
      title: 'Keyword opportunities',
      text: 'Each keyword with its search volume, its difficulty and a score to sort by.',
    },
    report: {
      title: 'Keyword trend report',
      text: 'What rose, what fell and what it means. Each sentence links to its data.',
    },
    plan: {
      title: 'Tailored content plan',
      text: 'A board from research to ready to publish, with a reason for each page.',
    },
    inspector: {
      title: 'Keyword Inspector',
      text: 'Any keyword: its seasons, related terms, questions and who ranks today.',
    },
    honesty: {
      title: 'Numbers with a source',
      text: 'Every figure names its source. Unknown values are shown as unknown.',
    },
    open: {
      title: 'Yours to build on',
      text: 'REST, typed procedures and exports. It runs on your server, and your data stays there.',
    },
  },
} as const;

export const stepsMessages = {
  title: 'A new plan every two weeks',
  lead: 'Set it up once. Every two weeks Keydence collects new numbers and writes a new plan.',
  steps: [
    {
      when: 'Day 1',
      title: 'Add your website',
      text: 'Name a workspace, a domain and the country whose searches count for you.',
    },
    {
      when: 'Minutes later',
      title: 'Read your first report',
      text: 'Keydence collects and scores keywords, competitors and gaps, then writes a trend report and a content plan.',
    },
    {
      when: 'Days 2 to 13',
      title: 'Publish what matters',
      text: 'Work through a short plan instead of a long list. Each page has its keyword and its reason.',
    },
    {
      when: 'Day 14',
      title: 'Measure, and repeat',
      text: 'Keydence measures everything again and compares it with the last report, so you see what worked.',
    },
  ],
} as const;

export const pricingMessages = {
  title: 'An insights dashboard at a low price: free',
  lead: 'Keydence is open source under the MIT license, and you run it yourself. There is no paid edition.',
  plan: 'Self-hosted',
  price: '$0',
  per: 'for any number of people, workspaces and domains',
  included: [
    'Keyword strategies, reports and content plans',
    'Competitor tracking and the Gap Matrix',
    'Members, history, exports and API keys',
    'Sample data to try everything, without an account elsewhere',
  ],
  getStarted: 'Get Started',
  othersTitle: 'Costs outside Keydence',
  others: [
    {
      title: 'Search data',
      text: 'A DataForSEO account for live numbers, at their price. Or import exports you already have.',
    },
    {
      title: 'A server',
      text: 'One process with a bundled PostgreSQL. A small machine is enough.',
    },
    {
      title: 'A language model',
      text: 'Optional. Rules write the insights unless you connect a model of your choice.',
    },
  ],
} as const;

export const reviewsMessages = {
  title: 'What it should feel like',
  lead: 'These are examples, not real reviews: what we want people to say about Keydence.',
  chip: 'Example',
  reviews: [
    {
      quote:
        'On Monday I open one page and know which three articles to write. I have stopped keeping a spreadsheet.',
      who: 'A founder with one website',
    },
    {
      quote:
        'When a client asks why this keyword, I open the sentence and show the rows. That conversation takes a minute now.',
      who: 'A marketer with a dozen clients',
    },
    {
      quote:
        'The empty fields convinced me. Where there is no data, it says so. That is why I trust the rest of the table.',
      who: 'An analyst who checks every figure',
    },
  ],
} as const;

export const closingMessages = {
  title: 'Try it with sample data',
  text: 'Sign in, choose “Explore with sample data”, and the dashboard fills within a minute. Then add your own website.',
  getStarted: 'Get Started',
} as const;
