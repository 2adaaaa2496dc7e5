import { type SearchDataSource, type SourceStory, visibility } from '@keydence/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSampleSource } from './create-sample-source.ts';

const domainName = 'brewlane.example';
const market = { locationCode: 2840, languageCode: 'en' };
const page = { limit: 1_000, offset: 0 };

const sourceOn = (day: string) =>
  createSampleSource({ now: () => new Date(`${day}T12:00:00Z`), hasStory: true });

async function tell(day: string, site = domainName): Promise<SourceStory> {
  const story = await sourceOn(day).story?.(site, market);
  if (!story) throw new Error('the site has a story');
  return story;
}

async function ranksIn(source: SearchDataSource, site: string) {
  const { items } = await source.rankedKeywords(site, market, page);
  return new Map(items.map((item) => [item.keyword.keywordText, item]));
}

const sum = (rows: readonly { clicks: number }[]) => rows.reduce((total, { clicks }) => total + clicks, 0);

let story: SourceStory;
beforeAll(async () => {
  story = await tell('2026-11-21');
});

describe('the story of a sample site', () => {
  it('is the same each time', async () => {
    const again = await tell('2026-11-21');
    expect(again.works).toEqual(story.works);
    expect(again.watched).toEqual(story.watched);
    for (const daysAgo of [3, 40, 149])
      expect(again.console.countDay(daysAgo)).toEqual(story.console.countDay(daysAgo));
    const [first] = story.checks;
    const [same] = again.checks;
    expect(await same?.source.rankedKeywords(domainName, market, page)).toEqual(
      await first?.source.rankedKeywords(domainName, market, page),
    );
  });

  it.each(['2027-02-24', '2026-07-01'])('has all its parts on %s', async (day) => {
    const { works } = await tell(day);
    expect(new Set(works.map(({ verb }) => verb))).toEqual(new Set(['update', 'write', 'merge']));
    expect(works.filter(({ done }) => done !== null)).toHaveLength(7);
    expect(works.filter(({ skipReason }) => skipReason !== null)).toHaveLength(1);
  });

  it('has checks every two weeks, in which the site ranks for more keywords', async () => {
    expect(story.checks.map(({ daysAgo }) => daysAgo)).toEqual([70, 56, 42, 28, 14]);
    const totals = [];
    for (const { source } of story.checks)
      totals.push((await source.rankedKeywords(domainName, market, page)).total);
    expect(totals.at(-1)).toBeGreaterThan(totals[0] ?? 0);
  });

  it.each(['brewlane', 'ridgestride', 'taskharbor', 'brightrafter'])(
    'has the visibility of %s grow',
    async (label) => {
      const site = `${label}.example`;
      const today = await ranksIn(sourceOn('2026-11-21'), site);
      const [first] = (await tell('2026-11-21', site)).checks;
      const then = first ? await ranksIn(first.source, site) : new Map();
      const shareIn = (ranks: typeof today) =>
        visibility(
          [...today.values()].map(({ keyword: { keywordText, searchVolume } }) => ({
            searchVolume,
            rank: ranks.get(keywordText)?.ranking.rankGroup ?? null,
          })),
        ) ?? 0;
      const growth = shareIn(today) / shareIn(then);
      expect(growth).toBeGreaterThan(1.15);
      expect(growth).toBeLessThan(1.7);
    },
  );

  it('ends with the ranks of today', async () => {
    const now = () => new Date('2026-11-21T12:00:00Z');
    const plain = await createSampleSource({ now }).rankedKeywords(domainName, market, page);
    const told = await createSampleSource({ now, hasStory: true }).rankedKeywords(domainName, market, page);
    expect(told).toEqual(plain);
  });

  it('counts the clicks of a search once, by page and by query', () => {
    const { page: pages, query, pair } = story.console.countDay(20);
    expect(sum(pair)).toBe(sum(query));
    // Searches that few people make have no name.
    expect(sum(pages)).toBeGreaterThan(sum(query));
    expect(pair.every(({ clicks, impressions }) => clicks <= impressions)).toBe(true);
  });

  it('shows two pages for the same searches until they were merged', () => {
    const merge = story.works.find(({ verb }) => verb === 'merge');
    const day = (daysAgo: number) => story.console.countDay(daysAgo).pair;
    const pagesOf = (daysAgo: number) => {
      const rows = day(daysAgo);
      const shared = rows.filter(({ page: kept }) => kept === merge?.page).map(({ query }) => query);
      return new Set(rows.filter(({ query }) => shared.includes(query)).map((row) => row.page)).size;
    };
    expect([pagesOf(60), pagesOf(10)]).toEqual([2, 1]);
  });

  it('returns null for a site outside of the sample world', async () => {
    const source = createSampleSource({ now: () => new Date('2026-11-21T12:00:00Z'), hasStory: true });
    expect(await source.story?.('unknown.example', market)).toBeNull();
    expect(await source.story?.(domainName, { locationCode: 2276, languageCode: 'de' })).toBeNull();
  });
});
