import { estimateTraffic, type Market, type Payer, SourceError, type SourceRequest } from '@keydence/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeDataForSeo, startFakeDataForSeo } from '../../testing/fake-dataforseo.ts';
import { createMemoryLedger } from '../../testing/memory-ledger.ts';
import { createClient } from './create-client.ts';
import { createDataForSeoSource } from './create-dataforseo-source.ts';

const market: Market = { locationCode: 2840, languageCode: 'en' };
const qatar: Market = { locationCode: 2634, languageCode: 'ar' };
const payer: Payer = { workspaceId: 'w', domainId: 'd', action: 'setup' };
const rank = (keyword: string, place: number) => ({ keyword, rank: place });

let fake: FakeDataForSeo;
let ledger: ReturnType<typeof createMemoryLedger>;

beforeEach(async () => {
  fake = await startFakeDataForSeo({
    rankings: {
      'acme.com': [rank('green tea', 3), rank('tea pot', 12), rank('acme', 1)],
      'rival.com': [rank('green tea', 1), rank('tea pot', 2), rank('tea cup', 7), rank('tea bag', 9)],
      'giant.com': [rank('green tea', 5), ...Array.from({ length: 40 }, (_, n) => rank(`thing ${n}`, 8))],
    },
    ideas: ['how to brew tea', 'matcha'],
    questions: { 'tea pot': ['What is a tea pot?', 'Is iron good?'] },
    citations: { 'tea pot': ['https://shop.acme.com/pots', 'https://rival.com/'] },
  });
  ledger = createMemoryLedger();
});
afterEach(() => fake.close());

function unpaid() {
  const client = createClient({
    baseUrl: fake.baseUrl,
    login: 'login',
    password: 'password',
    fetch,
    timeouts: { wholeMs: 2_000, stallMs: 1_000 },
    maxBytes: 2_000_000,
    ledger,
    perMinute: 1_000,
    concurrency: 10,
    clock: Date.now,
    sleep: async () => {},
    random: () => 0,
    log: { warn: () => {} },
  });
  return createDataForSeoSource(client);
}
const source = () => unpaid().chargedTo?.(payer) ?? unpaid();
const tasks = () => fake.calls.map(({ path, task }) => [path.replace('dataforseo_labs/google/', ''), task]);

describe('endpoints', () => {
  it('reads ranked keywords: organic results of the bare name, highest traffic first, with rows counted', async () => {
    const page = await source().rankedKeywords('www.acme.com', market, { limit: 2, offset: 1 });
    expect(page).toMatchObject({ total: 3, rows: 2 });
    expect(page.items.map(({ keyword }) => keyword.keywordText)).toEqual(['tea pot', 'acme']);
    expect(tasks()).toEqual([
      [
        'ranked_keywords/live',
        {
          target: 'acme.com',
          item_types: ['organic'],
          order_by: ['ranked_serp_element.serp_item.etv,desc'],
          limit: 2,
          offset: 1,
          location_code: 2840,
          language_code: 'en',
        },
      ],
    ]);
  });

  it('reads topics from the first page of the rankings, so that both are paid once', async () => {
    const asked = source();
    expect(await asked.siteTopics('acme.com', market)).toEqual(['green tea', 'tea pot']);
    await asked.rankedKeywords('acme.com', market, { limit: 1_000, offset: 0 });
    expect(fake.calls).toHaveLength(1);
  });

  it('lists competitors without the site itself, the most similar first although a giant shares keywords too', async () => {
    const found = await source().competitors('acme.com', market, 10);
    expect(found.map(({ domainName, intersections }) => [domainName, intersections])).toEqual([
      ['rival.com', 2],
      ['giant.com', 1],
    ]);
    expect(found[0]).toMatchObject({ organicKeywordsCount: 4, organicTraffic: 42, paidKeywordsCount: null });
    expect(fake.calls[0]?.task).toMatchObject({ exclude_top_domains: true, limit: 11 });
  });

  it('compares one site with ours by its own figures and the count of shared keywords', async () => {
    expect(await source().compare?.('acme.com', 'rival.com', market)).toMatchObject({
      domainName: 'rival.com',
      intersections: 2,
      organicKeywordsCount: 4,
    });
    expect(tasks()[1]).toEqual([
      'domain_intersection/live',
      expect.objectContaining({ target1: 'acme.com', target2: 'rival.com', intersections: true, limit: 1 }),
    ]);
    expect(await source().compare?.('acme.com', 'unknown.com', market)).toBeNull();
  });

  it('looks keywords up 700 at a time and skips those that the provider rejects', async () => {
    const many = Array.from({ length: 701 }, (_, n) => `word ${n}`);
    const tooLong = 'x'.repeat(81);
    const tooMany = 'one two three four five six seven eight nine ten eleven';
    const found = await source().lookUpKeywords(
      ['Green  Tea', 'green tea', tooLong, tooMany, ...many],
      market,
    );
    expect(found.map(({ keywordText }) => keywordText)).toEqual(['green tea']);
    expect(fake.calls.map(({ task }) => (task.keywords as string[]).length)).toEqual([700, 2]);
    expect(await source().lookUpKeywords([tooLong], market)).toEqual([]);
    expect(fake.calls).toHaveLength(2);
  });

  it('lists ideas, related keywords and questions largest first, without the keyword itself', async () => {
    const asked = source();
    const ideas = await asked.keywordIdeas('acme.com', market, 5);
    expect(ideas.map(({ keywordText }) => keywordText).sort()).toEqual(['how to brew tea', 'matcha']);
    const related = await asked.relatedKeywords?.('matcha', market, 5);
    expect(related?.map(({ keywordText }) => keywordText)).toEqual(['how to brew tea']);
    await asked.questions?.('tea', market, 5);
    expect(await asked.questions?.('tea', { locationCode: 2392, languageCode: 'ja' }, 5)).toEqual([]);
    expect(tasks().map(([path]) => path)).toEqual([
      'keywords_for_site/live',
      'keyword_ideas/live',
      'keyword_suggestions/live',
    ]);
    expect(fake.calls[2]?.task.filters).toEqual([['keyword', 'regex', expect.stringContaining('how|what')]]);
  });

  it('reads result pages to rank 100, organic results only', async () => {
    const page = await source().searchResults?.('green tea', market);
    expect(page).toMatchObject({ resultsCount: 122, serpFeatures: ['ai_overview'] });
    expect(page?.results).toHaveLength(100);
    const sites = page?.results.filter(({ domainName }) => domainName.endsWith('.com'));
    expect(sites?.map(({ domainName, rankGroup }) => [domainName, rankGroup])).toEqual([
      ['rival.com', 1],
      ['acme.com', 3],
      ['giant.com', 5],
    ]);
    expect(fake.calls[0]?.task).toMatchObject({ depth: 100, device: 'desktop' });
  });

  it('finds rankings among keywords with one filtered call, limited to the given ones', async () => {
    const page = await source().rankingsAmong?.('www.acme.com', market, ['green tea', 'acme', 'matcha']);
    expect(page?.items.map(({ keyword }) => keyword.keywordText)).toEqual(['green tea', 'acme']);
    expect(page).toMatchObject({ total: 2, rows: 2 });
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.task).toMatchObject({
      target: 'acme.com',
      filters: [['keyword_data.keyword', 'in', ['green tea', 'acme', 'matcha']]],
    });
    const unwanted = await source().rankingsAmong?.('acme.com', market, ['x'.repeat(81)]);
    expect(unwanted).toEqual({ items: [], total: 0 });
    expect(fake.calls).toHaveLength(1);
  });

  it('reads a rank from the result page: one live, more through the queue, up to our own result', async () => {
    const [one] = (await source().checkRankings?.('www.acme.com', market, ['green tea'])) ?? [];
    expect(one).toMatchObject({
      keywordText: 'green tea',
      checkedAt: new Date('2026-11-21T10:00:00Z'),
      ranking: { rankGroup: 3, rankAbsolute: 4, url: 'https://acme.com/green-tea' },
    });
    const checks = await source().checkRankings?.('acme.com', market, ['tea pot', 'tea cup']);
    expect(
      checks?.map(({ keywordText, ranking, depth }) => [keywordText, ranking?.rankGroup, depth]),
    ).toEqual([
      ['tea pot', 12, 100],
      ['tea cup', undefined, 100],
    ]);
    const queue = 'serp/google/organic/';
    expect(fake.calls.map(({ path }) => path.slice(queue.length).replace(/\/task-.*/, ''))).toEqual([
      'live/advanced',
      'task_post',
      'tasks_ready',
      'task_get/advanced',
      'task_get/advanced',
    ]);
    expect(fake.calls[1]?.task).toMatchObject({
      keyword: 'tea pot',
      depth: 100,
      stop_crawl_on_match: [{ match_value: 'acme.com', match_type: 'with_subdomains' }],
    });
    expect(ledger.spent()).toBeCloseTo(0.038, 6);
    expect(await source().checkRankings?.('acme.com', market, [])).toEqual([]);
  });

  it('reads questions and the citations of the AI overview from a result page', async () => {
    const page = await source().searchResults?.('tea pot', market);
    expect(page).toMatchObject({
      questions: ['What is a tea pot?', 'Is iron good?'],
      aiOverview: {
        isShown: true,
        citations: [
          { domainName: 'shop.acme.com', url: 'https://shop.acme.com/pots' },
          { domainName: 'rival.com', url: 'https://rival.com/' },
        ],
        isWhole: true,
      },
    });
    // A stored response equals the first one.
    expect(await source().searchResults?.('tea pot', market)).toEqual(page);
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.task).toMatchObject({ load_async_ai_overview: true });
    const [check] = (await source().checkRankings?.('acme.com', market, ['tea pot'])) ?? [];
    expect(check).toMatchObject({ questions: page?.questions, aiOverview: page?.aiOverview });
  });

  it.each(['null_item', 'hollow_item', 'lost_item'] as const)(
    'with %s, uses the received items, reports no missing rank, and requests it again',
    async (kind) => {
      fake.script = () => ({ kind });
      const page = await source().rankedKeywords('acme.com', market, { limit: 10, offset: 0 });
      const { items, total, rows = items.length, missing = 0 } = page;
      expect(items.length).toBeGreaterThan(0);
      expect(rows - missing).toBe(total - 1);
      expect(await source().checkRankings?.('nowhere.com', market, ['green tea'])).toEqual([]);
      const calls = fake.calls.length;
      fake.script = () => undefined;
      const whole = await source().rankedKeywords('acme.com', market, { limit: 10, offset: 0 });
      expect(whole).toMatchObject({ missing: 0, rows: whole.total });
      expect(await source().checkRankings?.('nowhere.com', market, ['green tea'])).toMatchObject([
        { keywordText: 'green tea', ranking: null },
      ]);
      expect(fake.calls).toHaveLength(calls + 2);
    },
  );

  it('reports no rank from a page without its results', async () => {
    fake.script = () => ({ kind: 'no_items' });
    expect(await source().checkRankings?.('acme.com', market, ['green tea'])).toEqual([]);
    fake.script = () => ({ kind: 'null_result' });
    await expect(source().checkRankings?.('acme.com', market, ['tea pot'])).rejects.toMatchObject({
      reason: 'upstream',
    });
  });

  it('reads intents and difficulties of the given keywords a thousand at a time', async () => {
    const many = Array.from({ length: 1_000 }, (_, n) => `word ${n}`);
    const traits = await source().completeKeywords?.(['Green  Tea', ...many, 'matcha'], market);
    expect(traits?.map(({ keywordText, intent }) => [keywordText, intent])).toEqual([
      ['green tea', 'commercial'],
      ['matcha', 'commercial'],
    ]);
    expect(traits?.every(({ difficulty }) => difficulty !== null)).toBe(true);
    expect(tasks().map(([path]) => path)).toEqual([
      'search_intent/live',
      'bulk_keyword_difficulty/live',
      'search_intent/live',
      'bulk_keyword_difficulty/live',
    ]);
    expect(fake.calls.map(({ task }) => (task.keywords as string[]).length)).toEqual([1_000, 1_000, 2, 2]);
  });

  it('never costs more than its price', async () => {
    const asked = source();
    const price = (method: SourceRequest['method'], items: number) => asked.priceOf?.({ method, items }) ?? 0;
    await asked.rankedKeywords('giant.com', market, { limit: 41, offset: 0 });
    expect(ledger.spent()).toBeCloseTo(price('rankedKeywords', 41), 6);
    expect(price('rankedKeywords', 20)).toBeCloseTo(0.0144, 6);
    expect(price('lookUpKeywords', 701)).toBeCloseTo(0.024 + 0.084_12, 6);
    expect(price('compare', 1)).toBeCloseTo(0.024_24, 6);
    expect(price('checkRankings', 1)).toBeCloseTo(0.022, 6);
    expect(price('checkRankings', 500)).toBeCloseTo(4, 6);
    expect(asked.priceOf?.({ method: 'searchResults', items: 1 })).toBeCloseTo(0.022, 6);
  });
});

describe('countries', () => {
  it('covers public names in the countries of the keyword database, and no sample site', async () => {
    const covers = (name: string, where: Market) => source().covers(name, where);
    expect(await covers('acme.com', market)).toBe(true);
    expect(await covers('acme.com', qatar)).toBe(false);
    expect(await covers('brewlane.example', market)).toBe(false);
    expect(await covers('intranet.local', market)).toBe(false);
    expect(await covers('acme.com', { locationCode: 2643, languageCode: 'ru' })).toBe(false);
  });

  it('rejects other countries before any cost, with the next step', async () => {
    const asked = source();
    expect(asked.explainRefusal?.(market)).toBeNull();
    expect(asked.explainRefusal?.(qatar)).toContain('no keyword data for Qatar. Choose another');
    const refused = asked.lookUpKeywords(['tea'], qatar);
    await expect(refused).rejects.toThrow(SourceError);
    await expect(refused).rejects.toMatchObject({ reason: 'market' });
    expect(fake.calls).toEqual([]);
  });

  it('sends no request without a payer', async () => {
    await expect(unpaid().lookUpKeywords(['tea'], market)).rejects.toThrow('no one pays');
    await expect(unpaid().searchResults?.('tea', market)).rejects.toThrow('no one pays');
    expect(fake.calls).toEqual([]);
  });
});

describe('fields', () => {
  it('maps a ranked keyword', async () => {
    const { items } = await source().rankedKeywords('acme.com', market, { limit: 1, offset: 0 });
    const [{ keyword, ranking } = { keyword: null, ranking: null }] = items;
    expect(ranking).toEqual({
      rankGroup: 3,
      rankAbsolute: 4,
      url: 'https://acme.com/green-tea',
      title: 'green tea',
      description: null,
      resultsCount: 53_100,
      checkedAt: new Date('2026-11-14T18:00:32Z'),
    });
    expect(keyword).toMatchObject({
      competition: 0.25,
      lowTopOfPageBid: null,
      intent: 'commercial',
      serpFeatures: ['local_pack'],
      statedChanges: { oneMonth: 1, threeMonths: 2, twelveMonths: 3 },
      avgBacklinks: { rank: 130.3, referringDomains: 85 },
    });
    const months = keyword?.monthlySearches.map(({ month }) => month) ?? [];
    expect(months).toHaveLength(14);
    expect(months).toEqual([...months].sort().reverse());
    expect(estimateTraffic(keyword?.searchVolume ?? null, 3)).toBeGreaterThan(0);
  });
});
