export interface SampleKeyword {
  keyword: string;
  /** Searches per month. */
  volume: number;
  competition: 'low' | 'medium' | 'high';
  /** Change over three months, in percent. */
  change: number;
}

interface SamplePillar {
  title: string;
  keywords: readonly SampleKeyword[];
}

export interface SamplePlan {
  domain: string;
  about: string;
  pillars: readonly SamplePillar[];
  pieces: readonly { title: string; target: string }[];
}

/** Two plans in the product's layout. The figures are examples. */
export const samplePlans: readonly SamplePlan[] = [
  {
    domain: 'keydence.example',
    about: 'A keyword strategy tool',
    pillars: [
      {
        title: 'Keyword strategy',
        keywords: [
          { keyword: 'keyword strategy template', volume: 2400, competition: 'low', change: 18 },
          { keyword: 'keyword research for startups', volume: 880, competition: 'low', change: 31 },
          { keyword: 'long tail keyword examples', volume: 3600, competition: 'medium', change: 2 },
        ],
      },
      {
        title: 'Competitor gaps',
        keywords: [
          { keyword: 'competitor keyword gap', volume: 1300, competition: 'medium', change: 12 },
          { keyword: 'what do my competitors rank for', volume: 590, competition: 'low', change: 44 },
          { keyword: 'seo competitor analysis', volume: 8100, competition: 'high', change: -6 },
        ],
      },
      {
        title: 'Content planning',
        keywords: [
          { keyword: 'content plan for seo', volume: 1900, competition: 'low', change: 22 },
          { keyword: 'how often to publish blog posts', volume: 720, competition: 'low', change: 9 },
          { keyword: 'content calendar software', volume: 4400, competition: 'high', change: 5 },
        ],
      },
    ],
    pieces: [
      { title: 'A keyword strategy on one page', target: 'keyword strategy template' },
      { title: 'Find out what competitors rank for', target: 'what do my competitors rank for' },
      { title: 'Plan two weeks of content, not a year', target: 'content plan for seo' },
      { title: 'Keyword research without a marketing team', target: 'keyword research for startups' },
      { title: 'How often should a small team publish?', target: 'how often to publish blog posts' },
    ],
  },
  {
    domain: 'brewlane.example',
    about: 'A shop for people who brew at home',
    pillars: [
      {
        title: 'Pour-over',
        keywords: [
          { keyword: 'pour over coffee ratio', volume: 9900, competition: 'low', change: 14 },
          { keyword: 'best kettle for pour over', volume: 2900, competition: 'medium', change: 8 },
          { keyword: 'v60 brewing guide', volume: 1600, competition: 'low', change: 27 },
        ],
      },
      {
        title: 'Grinders',
        keywords: [
          { keyword: 'hand coffee grinder', volume: 12100, competition: 'high', change: 3 },
          { keyword: 'grind size for french press', volume: 3600, competition: 'low', change: 11 },
          { keyword: 'how to clean a burr grinder', volume: 1000, competition: 'low', change: 36 },
        ],
      },
      {
        title: 'Beans and origin',
        keywords: [
          { keyword: 'single origin espresso', volume: 5400, competition: 'medium', change: 19 },
          { keyword: 'decaf without chemicals', volume: 1300, competition: 'low', change: 24 },
          { keyword: 'light roast vs dark roast', volume: 8100, competition: 'medium', change: -8 },
        ],
      },
    ],
    pieces: [
      { title: 'The pour-over ratio, with a table to print', target: 'pour over coffee ratio' },
      { title: 'Clean your burr grinder in ten minutes', target: 'how to clean a burr grinder' },
      { title: 'Decaf, and how the caffeine leaves', target: 'decaf without chemicals' },
      { title: 'V60, step by step', target: 'v60 brewing guide' },
      { title: 'Single origin in an espresso machine', target: 'single origin espresso' },
    ],
  },
];
