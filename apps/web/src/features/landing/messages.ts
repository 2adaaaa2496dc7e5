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
  caption: 'One keyword, three fortnights: the searches repeat, your share of them grows.',
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
    'A chart in three measures of fourteen beats, one beat a day. The searches for a topic follow the same pattern in each measure; the visits that a site wins from them grow from measure to measure.',
} as const;

export const plansMessages = {
  title: 'A strategy that fits on one page',
  lead: 'Every two weeks: three pillars worth writing for, the keywords that carry them, and the pieces to publish next.',
  label: 'Sample keyword plans',
  previous: 'Previous plan',
  next: 'Next plan',
  chip: 'Sample',
  searches: 'searches a month',
  pieces: 'Content plan',
  note: 'Sample volumes are examples only.',
} as const;

/** Said aloud when the carousel has moved. */
export const announcePlan = (position: number, count: number, domain: string) =>
  `Plan ${position} of ${count}: ${domain}`;

export const problemMessages = {
  title: 'Most keyword research is played once, then goes quiet',
  lead: 'A spreadsheet in January, a few articles, a new tool in June. Search does not wait for the next burst of energy.',
  problems: [
    {
      title: 'The list grows old',
      text: 'Volumes move with the season and the news. A list that nobody measures again is a guess after a month.',
    },
    {
      title: 'The calendar fills with guesses',
      text: 'Without a score that everyone trusts, the loudest idea wins, and pages compete for terms that nobody types.',
    },
    {
      title: 'Others move while you look away',
      text: 'A competitor that publishes every week takes the terms one by one. You notice when the visits are gone.',
    },
  ],
} as const;

export const competitorMessages = {
  title: 'See what they rank for and you do not',
  lead: 'Keydence identifies the sites that share your results pages, reads what they rank for, and sorts the difference into work.',
  points: [
    {
      title: 'Found for you',
      text: 'Competitors come out of the search results themselves. Add the ones you already know.',
    },
    {
      title: 'Sorted by what to do',
      text: 'Missing: write it. Weak: improve it. Strong: defend it. One matrix for all of them.',
    },
    {
      title: 'One step to the plan',
      text: 'A gap becomes a piece of content with a target keyword, an outline and a difficulty.',
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
  note: 'Positions in the first hundred results; a sample, not the live web.',
} as const;

export const solutionMessages = {
  title: 'One dashboard that keeps the beat',
  lead: 'Everything between “what should we write?” and “did it work?”, in one place, again every two weeks.',
  parts: {
    opportunities: {
      title: 'Keyword opportunities',
      text: 'Each keyword with its volume, its difficulty and one score that says what to do first.',
    },
    report: {
      title: 'Keyword trend report',
      text: 'What rose, what fell and what it means. Each sentence opens the rows it rests on.',
    },
    plan: {
      title: 'Tailored content plan',
      text: 'A board from research to ready to publish, with a reason beside each piece.',
    },
    inspector: {
      title: 'Keyword Inspector',
      text: 'Any keyword: its seasons, related terms, questions and who ranks today.',
    },
    honesty: {
      title: 'Numbers with a source',
      text: 'Every figure says where it comes from. What is unknown is shown as unknown.',
    },
    open: {
      title: 'Yours to build on',
      text: 'REST, typed procedures and exports. It runs on your server, and the data stays there.',
    },
  },
} as const;

export const stepsMessages = {
  title: 'Two weeks are one measure',
  lead: 'Set it up once. From then on Keydence counts the beats and you play the notes.',
  steps: [
    {
      when: 'Day 1',
      title: 'Add your website',
      text: 'Name a workspace, a domain and the country whose searches count for you.',
    },
    {
      when: 'Minutes later',
      title: 'Read your first report',
      text: 'Keywords, competitors and gaps are collected and scored; a trend report and a content plan come out.',
    },
    {
      when: 'Days 2 to 13',
      title: 'Publish what matters',
      text: 'Work through a short plan instead of a long list. Each piece knows its keyword and its reason.',
    },
    {
      when: 'Day 14',
      title: 'Measure, and repeat',
      text: 'Everything is measured again and kept beside what was there before, so you see what worked.',
    },
  ],
} as const;

export const pricingMessages = {
  title: 'An insights dashboard at a low price: free',
  lead: 'Keydence is open source under the MIT license, and you run it yourself. There is no paid edition and no feature held back.',
  plan: 'Self-hosted',
  price: '$0',
  per: 'for any number of people, workspaces and domains',
  included: [
    'Keyword strategies, reports and content plans',
    'Competitor tracking and the Gap Matrix',
    'Members, history, exports and API keys',
    'A sample world to try everything in, without an account anywhere',
  ],
  getStarted: 'Get Started',
  othersTitle: 'What you may pay to others',
  others: [
    {
      title: 'Search data',
      text: 'A DataForSEO account for live numbers, at their price. Or import the exports that you already have.',
    },
    {
      title: 'A server',
      text: 'One process and a PostgreSQL that it brings along. A small machine will do.',
    },
    {
      title: 'A language model',
      text: 'Optional. Insights are written by rules unless you connect a model of your choice.',
    },
  ],
} as const;

export const reviewsMessages = {
  title: 'What it should feel like',
  lead: 'We do not print praise that nobody gave. These are examples of what Keydence is built to make people say.',
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
        'The empty fields convinced me. Where there is no data, it says so, and I can trust the rest of the table.',
      who: 'An analyst who checks every figure',
    },
  ],
} as const;

export const closingMessages = {
  title: 'Play the first measure',
  text: 'Sign in, choose “Explore with sample data”, and the whole dashboard is filled within a minute. Then add your own website.',
  getStarted: 'Get Started',
} as const;
