import { aiOverview, otherResult, peopleAlsoAsk } from './fake-page-elements.ts';
import type { Fault } from './fault.ts';

/**
 * Data of the fake provider: the keywords of each site, with its rank for them, and further ideas.
 */
export interface FakeWorld {
  rankings: Record<string, readonly RankedKeyword[]>;
  ideas: readonly string[];
  /** Organic results on a result page; left out: 100. */
  resultsRead?: number;
  /** Places of which the page has nothing. */
  unreadPlaces?: readonly number[];
  /**
   * "People also ask" questions, and the pages that the AI overview cites, by keyword; without them
   * their content is missing.
   */
  questions?: Record<string, readonly string[]>;
  citations?: Record<string, readonly string[]>;
}

/** The page that ranks has an address after its keyword and no description, unless it has its own. */
interface RankedKeyword {
  keyword: string;
  rank: number;
  url?: string;
  description?: string;
}

interface Asked {
  task: Record<string, unknown>;
  fault: Fault | undefined;
}

/** A live result page to rank 100, and what an AI overview adds that is loaded later. */
const pageUsd = 0.02;
export const overviewUsd = 0.002;
const taskUsd = 0.012;
const itemUsd = 0.000_12;

/** The `result` of a task and what it is billed at, in the provider's own shape. */
export function answerTask(
  world: FakeWorld,
  path: string,
  { task, fault }: Asked,
): { result: unknown; cost: number } {
  if (path === 'appendix/user_data') return { result: [{ login: 'fake', money: { balance: 42 } }], cost: 0 };
  if (path.startsWith('serp/')) {
    const page = searchPage(world, String(task.keyword));
    const cost = pageUsd + (task.load_async_ai_overview ? overviewUsd : 0);
    if (fault?.kind === 'null_result') return { result: null, cost };
    const items = fault?.kind === 'wrong_types' ? 'many' : damageItems(page.items, fault);
    return { result: [{ ...page, items_count: page.items.length, items }], cost };
  }
  const { items, total } = listItems(world, path.split('/')[2] ?? '', { task, fault });
  const cost = taskUsd + itemUsd * items.length;
  if (fault?.kind === 'null_result') return { result: null, cost };
  if (fault?.kind === 'no_items')
    return { result: [{ total_count: total, items_count: 0, items: null }], cost };
  if (fault?.kind === 'wrong_types') {
    return { result: [{ total_count: 'many', items_count: 1, items: [{ keyword: 7, domain: 7 }] }], cost };
  }
  const came = damageItems(items, fault);
  return { result: [{ total_count: total, items_count: items.length, items: came }], cost };
}

/** Items of which the last did not come as it should. */
function damageItems(items: readonly unknown[], fault: Fault | undefined): readonly unknown[] | null {
  const whole = items.slice(0, -1);
  switch (fault?.kind) {
    case 'no_items':
      return null;
    case 'null_item':
      return [...whole, null];
    case 'lost_item':
      return whole;
    case 'hollow_item':
      return [
        ...whole,
        { ...Object(items.at(-1)), type: null, keyword: null, keyword_data: null, domain: null },
      ];
    default:
      return items;
  }
}

function listItems(
  world: FakeWorld,
  kind: string,
  { task, fault }: Asked,
): { items: unknown[]; total: number } {
  const site = String(task.target ?? '');
  const limit = Number(task.limit ?? 100);
  switch (kind) {
    case 'ranked_keywords': {
      const wanted = wantedKeywords(task.filters);
      const all = (world.rankings[site] ?? [])
        .filter(({ keyword }) => wanted === null || wanted.has(keyword))
        .map((ranked) => rankedItem(site, ranked));
      return page(all, { limit, offset: Number(task.offset ?? 0), fault });
    }
    case 'competitors_domain':
      return page(
        Object.keys(world.rankings).map((other) => competitor(world, site, other)),
        { limit },
      );
    case 'domain_rank_overview':
      return page(world.rankings[site] ? [{ metrics: metricsOf(world, site) }] : [], { limit });
    case 'domain_intersection': {
      const both = shared(world, String(task.target1), String(task.target2));
      return {
        items: both.slice(0, limit).map((keyword) => ({ keyword_data: keywordData(keyword) })),
        total: both.length,
      };
    }
    case 'search_intent':
      return page(askedOf(world, task).map(intentOf), { limit: 1_000, fault });
    case 'bulk_keyword_difficulty':
      return page(askedOf(world, task).map(difficultyOf), { limit: 1_000, fault });
    case 'keyword_overview': {
      return page(askedOf(world, task).map(keywordData), { limit: 700 });
    }
    default:
      return page(world.ideas.map(keywordData), { limit });
  }
}

function page<Item>(
  all: readonly Item[],
  { limit, offset = 0, fault }: { limit: number; offset?: number; fault?: Fault | undefined },
): { items: Item[]; total: number } {
  const items = all.slice(offset, offset + limit);
  switch (fault?.kind) {
    case 'repeat_first_page':
      return { items: all.slice(0, limit), total: all.length };
    case 'repeat_last_page':
      return { items: all.slice(Math.max(0, offset - limit), offset || limit), total: all.length };
    case 'duplicates':
      return { items: items.flatMap((item) => [item, item]), total: all.length };
    case 'partial':
      return { items: items.slice(0, Math.ceil(items.length / 2)), total: all.length };
    default:
  }
  const shrunk = fault?.kind === 'shrinking_pages' ? Math.floor(all.length / 3) : all.length;
  return { items: all.slice(0, shrunk).slice(offset, offset + limit), total: shrunk };
}

/** Those of the keywords that the provider knows. */
function askedOf(world: FakeWorld, task: Record<string, unknown>): string[] {
  const known = new Set(allKeywords(world));
  return (task.keywords as string[]).filter((keyword) => known.has(keyword));
}

const intentOf = (keyword: string) => ({
  keyword,
  keyword_intent: { label: 'commercial', probability: 0.7 },
});
const difficultyOf = (keyword: string) => ({ keyword, keyword_difficulty: volumeOf(keyword) % 100 });

/** The keywords that a filter names; null: there is none. */
function wantedKeywords(filters: unknown): Set<string> | null {
  const [[, , keywords] = []] = (filters ?? []) as [string, string, string[]][];
  return keywords ? new Set(keywords) : null;
}

const allKeywords = (world: FakeWorld) => [
  ...Object.values(world.rankings).flatMap((list) => list.map(({ keyword }) => keyword)),
  ...world.ideas,
];

function shared(world: FakeWorld, ours: string, theirs: string): string[] {
  const known = new Set((world.rankings[ours] ?? []).map(({ keyword }) => keyword));
  return (world.rankings[theirs] ?? []).map(({ keyword }) => keyword).filter((keyword) => known.has(keyword));
}

function metricsOf(world: FakeWorld, site: string) {
  const count = world.rankings[site]?.length ?? 0;
  return { organic: { count, etv: count * 10.5 }, paid: null };
}

function competitor(world: FakeWorld, ours: string, theirs: string) {
  return {
    domain: theirs,
    intersections: shared(world, ours, theirs).length,
    full_domain_metrics: metricsOf(world, theirs),
  };
}

/** A stable figure of a keyword, so that every run has the same numbers. */
const volumeOf = (keyword: string) =>
  10 * (1 + ([...keyword].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 90));

function keywordData(keyword: string) {
  const volume = volumeOf(keyword);
  return {
    keyword,
    keyword_info: {
      search_volume: volume,
      cpc: 1.5,
      competition: 0.25,
      low_top_of_page_bid: null,
      high_top_of_page_bid: null,
      // Out of order, and longer than a year.
      monthly_searches: Array.from({ length: 14 }, (_, index) => ({
        year: index < 4 ? 2025 : 2026,
        month: index < 4 ? 9 + index : index - 3,
        search_volume: volume + index,
      })),
      search_volume_trend: { monthly: 1, quarterly: 2, yearly: 3 },
    },
    keyword_properties: { keyword_difficulty: volume % 100, core_keyword: null },
    search_intent_info: { main_intent: 'commercial' },
    serp_info: { serp_item_types: ['organic', 'images', 'people_also_ask'] },
    avg_backlinks_info: {
      rank: 130.3,
      backlinks: 218.8,
      dofollow: 113.5,
      referring_domains: 85,
      referring_main_domains: 83,
    },
  };
}

function rankedItem(site: string, { keyword, rank, url, description }: RankedKeyword) {
  return {
    keyword_data: keywordData(keyword),
    ranked_serp_element: {
      serp_item: {
        type: 'organic',
        rank_group: rank,
        rank_absolute: rank + 1,
        url: url ?? `https://${site}/${keyword.replaceAll(' ', '-')}`,
        title: keyword,
        description: description ?? null,
        etv: volumeOf(keyword) * 0.1,
      },
      serp_item_types: ['organic', 'local_pack'],
      se_results_count: 53_100,
      keyword_difficulty: 40,
      last_updated_time: '2026-11-14 18:00:32 +00:00',
    },
  };
}

function searchPage(world: FakeWorld, keyword: string) {
  const results = Object.entries(world.rankings).flatMap(([site, list]) =>
    list
      .filter((ranked) => ranked.keyword === keyword)
      .map((ranked) => ({
        ...rankedItem(site, ranked).ranked_serp_element.serp_item,
        domain: `www.${site}`,
      })),
  );
  const depth = world.resultsRead ?? 100;
  const places = Array.from({ length: depth }, (_, index) => index + 1).filter(
    (place) => !world.unreadPlaces?.includes(place),
  );
  const read = places.flatMap((place): object[] => {
    const own = results.filter(({ rank_group: rank }) => rank === place);
    return own.length > 0 ? own : [otherResult(place)];
  });
  const questions = world.questions?.[keyword];
  return {
    keyword,
    datetime: '2026-11-21 10:00:00 +00:00',
    se_results_count: 122,
    item_types: ['ai_overview', 'organic', ...(questions ? ['people_also_ask'] : [])],
    items: [
      aiOverview(world.citations?.[keyword]),
      ...(questions ? [peopleAlsoAsk(questions)] : []),
      ...read,
    ],
  };
}
