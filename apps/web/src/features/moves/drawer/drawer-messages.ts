import { expectedText, formatDay, type MoveCause, type MoveVerb } from '@keydence/domain';
import { formatNumber } from '@keydence/ui';

export const drawerTexts = {
  title: 'Move',
  gone: 'This move no longer exists',
  goneHint: 'Its facts have changed, or you do not have access.',
  back: 'Back to the list',
  loadFailed: 'Could not load the move',
  gain: 'Gain',
  visits: 'visits a month',
  success: (visits: number, chance: number) =>
    `If it works: about ${expectedText(visits)} more visits a month. Chance of that: ${percent(chance)}.`,
  how: 'How is this calculated?',
  weeksTitle: 'Clicks a week',
  siteChange: (day: string, text: string) => `Site change on ${day}: ${text}.`,
  weeksCaption: (from: string, to: string) => `Weeks of ${from} to ${to}. Green: the last four weeks.`,
  week: 'Week of',
  clicks: 'Clicks',
  noCount: 'No counts',
  leadersTitle: (query: string) => `Leading page for “${query}”`,
  leadersCaption: 'A filled cell: the page with most impressions in that week.',
  leader: 'Leading page',
  noLeader: 'No clear leader',
  queries: 'Searches',
  search: 'Search',
  impressions: 'Impressions',
  position: 'Position',
  rank: 'Rank',
  volume: 'Volume',
  target: 'Target',
  linkSources: 'Pages that can link',
  page: 'Page',
  sentence: 'Sentence',
  anchor: 'Words to link',
  rankers: 'Who ranks',
  site: 'Site',
  triggers: 'Why it was proposed',
  measure: 'Measure',
  value: 'Value',
  threshold: 'Threshold',
  published: 'What competitors published in 14 days',
  publishedFailed: 'Could not load the publications',
  openRadar: 'Open in Radar',
  facts: 'About this move',
  effort: 'Effort',
  confidence: 'Confidence',
  topic: 'Topic',
  pages: 'Pages',
  likelyPage: 'Likely page, by its address',
  window: (start: string, end: string, days: number) =>
    `${formatDay(start, 'medium')} to ${formatDay(end, 'medium')}, ${days} days`,
  acceptedOn: 'Accepted',
  acceptedBy: (day: string, name: string | null) => (name ? `${day} by ${name}` : day),
  skipped: 'Skipped',
  wrong: 'What would make this wrong',
  results: 'Results',
  afterDays: (days: number) => `After ${days} days`,
  dueOn: (day: string) => `due ${formatDay(day, 'short')}`,
  extra: (low: number, high: number) =>
    `${signed(low)} to ${signed(high)} extra clicks in 28 days, against untouched pages`,
  controls: (count: number) =>
    `Compared with ${formatNumber(count)} untouched ${count === 1 ? 'page' : 'pages'}`,
  decide: 'Decide',
  howLong: 'For how long',
  reason: 'Reason',
  note: 'Note',
  skipMove: 'Skip move',
  cancel: 'Cancel',
  unknown: 'Unknown',
} as const;

/** Durations of a skip. Empty: the reason's default. */
export const skipTimes = [
  { value: '', label: 'As usual for the reason' },
  { value: '14', label: '2 weeks' },
  { value: '56', label: '8 weeks' },
  { value: '182', label: '6 months' },
  { value: 'always', label: 'Until I restore it' },
] as const;

/** Lines of "How is this calculated?". */
export function gainLines({
  mid,
  success,
  chance,
}: {
  mid: number;
  success: number;
  chance: number;
}): string[] {
  return [
    `If it works: ${whole(success)} more visits a month.`,
    `Chance that it works: ${percent(chance)}, assumed for this kind of move.`,
    `Expected: ${whole(success)} × ${percent(chance)} = ${whole(mid)} visits a month.`,
    'The range covers the demand, the click rates, the target and the chance.',
    'It is the range of the expected visits, not of the result of one move.',
  ];
}

const verbRisks: Record<MoveVerb, string[]> = {
  write: [
    'One of your pages already serves this topic.',
    'The topic is not what your site sells or explains.',
  ],
  update: ['The page changed after these numbers.', 'Another of your pages serves these searches better.'],
  merge: ['The pages serve different needs.', 'The second page earns most clicks from searches of its own.'],
  link: ['The linking pages are about something else.', 'The target redirects or is not indexed.'],
};

const causeRisks: Record<MoveCause, string | null> = {
  striking_distance: 'The results page answers these searches, so few people click.',
  low_click_rate: 'A box above the results takes the clicks.',
  decay: 'Demand fell, so people search for this less often.',
  competing_pages: null,
  few_links: null,
  missing_page: null,
};

/** Facts that would make a move wrong. */
export function risksOf(verb: MoveVerb, causes: readonly MoveCause[]): string[] {
  const ofCauses = causes.flatMap((cause) => causeRisks[cause] ?? []);
  return [...ofCauses, ...verbRisks[verb]];
}

const measures: Record<string, string> = {
  impressions: 'Impressions',
  search_volume: 'Searches a month',
  gain: 'Expected visits a month',
  click_ratio: 'Clicks against those expected',
  false_discovery: 'False discovery rate',
  rate_ratio: 'Click rate against earlier weeks',
  rate_score: 'Change of the click rate, in standard deviations',
  change: 'Change against what is expected',
  score: 'Change, in standard deviations',
  lost_clicks: 'Missing clicks in 28 days',
  shared_searches: 'Searches that both pages share',
  entropy: 'How evenly the pages share impressions, 0 to 1',
  swaps: 'Changes of the leading page in 8 weeks',
  overlap: 'Shared part of the searches, 0 to 1',
  in_links: 'Links in texts of other pages',
  sources: 'Pages that can link',
  relevance: 'Relevance, 0 to 1',
  competitor_rank: 'Best rank of a competitor',
  deep_impressions: 'Impressions a month below position 30',
};

/** Name of a figure that a rule compares with its threshold. */
export function measureLabel(name: string): string {
  const words = measures[name] ?? name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Figure with at most two decimals. */
export function measureText(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 }).replace('-', '−');
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function whole(value: number): string {
  return formatNumber(Math.round(value));
}

function signed(value: number): string {
  const rounded = Math.round(value);
  return rounded < 0 ? `−${formatNumber(-rounded)}` : `+${formatNumber(rounded)}`;
}
