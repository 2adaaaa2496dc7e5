import type { FormerSearch, MoveFacts, MoveSearchFacts } from '@keydence/domain';
import {
  type CountedWindow,
  type DecayFindings,
  type DecayQuery,
  type FallenPage,
  findDecay,
  findDecayMoves,
  findSiteFall,
  type Guards,
  joinMovedPages,
  type PageHistory,
  scaleWeeks,
} from '@keydence/moves';

interface Falls extends DecayFindings {
  /** See `FoundMoves.siteFall`. */
  siteFall: number | null;
}

/** Moves for pages that lose clicks, with the cause, and falls of demand; none if the whole site falls. */
export function findFalls(facts: MoveFacts, shared: Guards & { window: CountedWindow }): Falls {
  const countedDays = facts.weeks?.pageWeeks.map((week) => week.countedDays) ?? [];
  const histories = joinMovedPages(toHistories(facts, countedDays));
  const decays = findDecay(histories, countedDays);
  const falling = new Set(decays.filter(({ state }) => state === 'decays').map(({ page }) => page));
  const siteFall = findSiteFall(histories);
  const siteState = shared.siteState && { ...shared.siteState, isFalling: siteFall !== null };
  const found = findDecayMoves({
    ...shared,
    ...(siteState && { siteState }),
    decays,
    fallen: describeFallen(facts, falling),
    finalDay: facts.window.endsOn,
  });
  return { ...found, siteFall: siteFall?.change ?? null };
}

/** Weeks before the site changed do not count as history of its pages. */
function toHistories(
  { weeks, searches, siteChangedOn }: MoveFacts,
  countedDays: readonly number[],
): PageHistory[] {
  if (weeks === null) return [];
  const topics = new Map<string, string>();
  for (const { page, topic } of searches) {
    if (page !== null && topic !== null && !topics.has(page)) topics.set(page, String(topic.id));
  }
  const isComparable = weeks.pageWeeks.map(
    ({ startsOn }) => siteChangedOn === null || startsOn > siteChangedOn,
  );
  return weeks.pages.map(({ page, clicks }) => ({
    page,
    topic: topics.get(page) ?? null,
    weeks: scaleWeeks(clicks, countedDays).map((value, week) => (isComparable[week] ? value : null)),
  }));
}

/** Searches of falling pages in the window and the previous one. */
function describeFallen({ searches, former }: MoveFacts, falling: ReadonlySet<string>): FallenPage[] {
  const before = former.find(({ period }) => period === 'previous')?.searches;
  if (!before) return [];
  const nowByText = groupByText(searches);
  const beforeByText = groupByText(before);
  const beforeByPage = new Map<string, FormerSearch[]>();
  for (const search of before) {
    if (falling.has(search.page))
      beforeByPage.set(search.page, [...(beforeByPage.get(search.page) ?? []), search]);
  }
  return [...beforeByPage].map(([page, rows]) => {
    const own = searches.filter((search) => search.page === page);
    const queries = rows.map((row) =>
      compare(row, nowByText.get(row.text) ?? [], beforeByText.get(row.text) ?? []),
    );
    return {
      page,
      topic: own.find(({ topic }) => topic !== null)?.topic ?? null,
      queries,
      impressions: sumShown(queries),
    };
  });
}

/** Impressions of the searches that show the page in both windows; a search that no longer shows it is no fall of demand. */
function sumShown(queries: readonly DecayQuery[]): FallenPage['impressions'] {
  const shown = queries.filter(({ now, before }) => now.position !== null && before.position !== null);
  const sumOf = (side: 'now' | 'before') => shown.reduce((sum, query) => sum + query[side].impressions, 0);
  return shown.length > 0 ? { now: sumOf('now'), before: sumOf('before') } : null;
}

function compare(
  row: FormerSearch,
  now: readonly MoveSearchFacts[],
  before: readonly FormerSearch[],
): DecayQuery {
  const own = now.find(({ page }) => page === row.page);
  const gains = now
    .filter(({ page }) => page !== null && page !== row.page)
    .map(({ page, clicks }) => ({
      page: page ?? '',
      clicks: clicks - (before.find((other) => other.page === page)?.clicks ?? 0),
    }))
    .filter(({ clicks }) => clicks > 0)
    .toSorted((a, b) => b.clicks - a.clicks);
  const { impressions, clicks, position } = row;
  return {
    keywordId: now[0]?.id ?? null,
    text: row.text,
    isBrand: now[0]?.isBrand ?? false,
    now: {
      impressions: own?.impressions ?? 0,
      clicks: own?.clicks ?? 0,
      position: own?.position ?? null,
    },
    before: { impressions, clicks, position },
    gainedBy: gains[0] ?? null,
  };
}

function groupByText<Search extends { text: string }>(searches: readonly Search[]): Map<string, Search[]> {
  const groups = new Map<string, Search[]>();
  for (const search of searches) {
    const group = groups.get(search.text);
    if (group) group.push(search);
    else groups.set(search.text, [search]);
  }
  return groups;
}
