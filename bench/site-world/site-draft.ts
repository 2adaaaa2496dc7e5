// The structure of a made-up site: its topics, pages and searches, before anything is planted or counted.
import type { SearchIntent } from '@keydence/domain';
import type { MoveTopic, PageKind } from '@keydence/moves';
import type { Draws } from '../random-draws.ts';
import { deviationAt } from './place-model.ts';

/** Planted work, and traps that look like it. */
export type Plant =
  | 'none'
  | 'striking'
  | 'low_click_rate'
  | 'merge'
  | 'unclicked'
  | 'unsteady'
  | 'foreign'
  | 'few_impressions'
  | 'feature'
  | 'mixed_places'
  | 'young'
  | 'both_high'
  | 'twin'
  | 'language_twin'
  | 'sitelink'
  | 'other_intent';

export interface DraftPage {
  address: string;
  kind: PageKind;
  topic: MoveTopic;
  locale: string;
  country: string;
  ageDays: number;
  mixShift: number;
  isIndexable: boolean;
  plant: Plant;
}

export interface Ranking {
  page: DraftPage;
  /** Mean place by day of the 56 days. */
  placeOn: (day: number) => number;
  /** Standard deviation of the place within a day's searches. */
  deviation: number;
  /** Share of the searches in which it is shown at all. */
  shown: number;
}

export interface DraftQuery {
  text: string;
  topic: MoveTopic;
  /** Searches a month. */
  demand: number;
  intent: SearchIntent;
  isBrand: boolean;
  /** How this results page is clicked against the site's curve, by day; 1 is usual. */
  levelOn: (day: number) => number;
  hasFeature: boolean;
  rankings: Ranking[];
  plant: Plant;
}

export interface SiteDraft {
  topics: MoveTopic[];
  pages: DraftPage[];
  queries: DraftQuery[];
}

/** Last and previous 28 days. */
export const worldDays = 56;
const heads = 'grinder kettle tent lantern saddle drill easel violin heater mower aquarium telescope'.split(
  ' ',
);
const modifiers =
  'small large quiet steel cheap outdoor folding electric manual compact vintage heavy light used wooden travel'.split(
    ' ',
  );
const uses = 'beginners camping kitchen garden winter kids office studio'.split(' ');
const host = 'https://site.example';

/** 12 topics with a hub each, 110 guides, 20 products, 7 thin pages and the home page: 150 pages. */
export function createDraft(draws: Draws): SiteDraft {
  const topics = heads.map((name, index) => ({ id: index + 1, name }));
  const page = (path: string, kind: PageKind, index: number): DraftPage => ({
    address: `${host}/${path}`,
    kind,
    topic: topics[index % topics.length] as MoveTopic,
    locale: 'en',
    country: 'us',
    ageDays: draws.whole(200, 900),
    mixShift: 0,
    isIndexable: true,
    plant: 'none',
  });
  const many = (count: number, kind: PageKind, path: string) =>
    Array.from({ length: count }, (_, index) => page(`${path}-${index}`, kind, index));
  const pages = [
    page('', 'home', 0),
    ...many(12, 'list', 'hub'),
    ...many(110, 'guide', 'guide'),
    ...many(20, 'product', 'product'),
    ...many(7, 'guide', 'thin'),
  ];
  const draft = { topics, pages, queries: [] as DraftQuery[] };
  for (const topic of topics) addTopicQueries(draft, topic, draws);
  for (const name of [
    'keysite',
    'keysite login',
    'keysite shop',
    'key site',
    'keysite hours',
    'keysite reviews',
  ])
    draft.queries.push(
      createQuery(draft, { text: name, place: 1, demand: draws.between(300, 900), isBrand: true }, draws),
    );
  return draft;
}

/** 8 to 40 searches, at the top three places or beyond the second page, where no rule has work. */
function addTopicQueries(draft: SiteDraft, topic: MoveTopic, draws: Draws): void {
  const guides = draft.pages.filter((page) => page.topic === topic && page.kind === 'guide');
  const count = draws.whole(8, 40);
  for (let index = 0; index < count; index += 1) {
    const page = guides[index % guides.length] as DraftPage;
    const place = draws.chance(0.6) ? draws.between(1, 3) : draws.between(25, 45);
    draft.queries.push(
      createQuery(draft, { text: textOf(topic.name, index), place, page, demand: drawDemand(draws) }, draws),
    );
  }
}

/** A text that no other search of the topic has. */
export function textOf(head: string, index: number): string {
  const modifier = modifiers[index % modifiers.length];
  const use = uses[Math.floor(index / modifiers.length) % uses.length];
  const round = Math.floor(index / (modifiers.length * uses.length));
  return `${modifier} ${head} ${use}${round > 0 ? ` ${round + 1}` : ''}`;
}

export function drawDemand(draws: Draws): number {
  return 120 * Math.exp(1.3 * draws.normal());
}

interface QueryPlan {
  text: string;
  place: number;
  demand: number;
  page?: DraftPage;
  isBrand?: boolean;
  plant?: Plant;
}

export function createQuery(
  draft: Pick<SiteDraft, 'pages'>,
  { text, place, demand, page = draft.pages[0] as DraftPage, isBrand = false, plant = 'none' }: QueryPlan,
  draws: Draws,
): DraftQuery {
  const level = isBrand ? 1.6 : draws.count(1e6, 0.7) / 1e6;
  const hub = draft.pages.find(({ kind, topic }) => kind === 'list' && topic === page.topic);
  const steady = rankingOf(page, place);
  return {
    text,
    topic: page.topic,
    demand,
    intent: 'informational',
    isBrand,
    levelOn: () => level,
    hasFeature: false,
    rankings:
      hub && hub !== page && !isBrand
        ? [steady, { ...rankingOf(hub, place + draws.between(1, 6)), shown: 0.15 }]
        : [steady],
    plant,
  };
}

export function rankingOf(page: DraftPage, place: number): Ranking {
  return { page, placeOn: () => place, deviation: deviationAt(place), shown: 1 };
}
