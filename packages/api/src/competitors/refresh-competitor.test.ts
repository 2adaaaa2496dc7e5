import { isCluster } from '@keydence/db/testing';
import { AppError, type SearchDataSource } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const known = 250;
const small = limitSource(createSampleSource({ now }), known);
/** Overrides of the source in one test. */
let twist: Partial<SearchDataSource> = {};
const sample: SearchDataSource = new Proxy(small, {
  get: (target, key, receiver) => Reflect.get(key in twist ? twist : target, key, receiver),
});
const fail = async (): Promise<never> => {
  throw new AppError('source_failed', 'down');
};
const failAfter = (offset: number): Partial<SearchDataSource> => ({
  rankedKeywords: (name, market, page) =>
    page.offset >= offset ? fail() : small.rankedKeywords(name, market, page),
});
const weekly = { code: 'weekly_refresh_limit', message: 'Error 429: Weekly refresh limit exceeded' };

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let competitorId: string;

beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const { data } = await person.api.competitors.list({ domainId });
  competitorId = data[0]?.id ?? '';
});
beforeEach(async () => {
  twist = {};
  await services.database.sql`update competitors set refresh_taken_at = null`;
});
afterAll(() => services.database.close());

const refresh = (keywordLimit?: number) =>
  person.api.competitors.refresh({ competitorId, ...(keywordLimit && { keywordLimit }) });
/** Simulates another caller after the running refresh has outlived its grant. */
const takeByAnother = () => services.database.sql`
  update competitors set refresh_taken_at = now(), refresh_done_at = null, refresh_grant = ${services.newId()}`;
const stored = async () => {
  const [row] = await services.database.sql<
    { keywords: string[]; rows: string; metrics: string; version: number }[]
  >`
    select (select array_agg(keyword_text order by keyword_text) from competitor_keywords
        where competitor_id = ${competitorId}) as keywords,
      (select jsonb_agg(to_jsonb(k) order by keyword_text)::text from competitor_keywords k
        where competitor_id = ${competitorId}) as rows,
      (select jsonb_agg(to_jsonb(m) order by metric_date)::text from competitor_metrics m
        where competitor_id = ${competitorId}) as metrics,
      (select version::int from keyword_lists where domain_id = ${domainId} and language_code = 'en') as version`;
  if (!row) throw new Error('nothing stored');
  return row;
};

describe('competitors.refresh', () => {
  it('is allowed after the discovery, collects 100 keywords by default, and loses none', async () => {
    const before = await stored();
    expect(before.keywords).toHaveLength(known);
    const { competitor, ...outcome } = await refresh();
    expect(outcome).toEqual({ keywords: { keywordsCollected: 100 }, partial: false, warning: null });
    expect(competitor.id).toBe(competitorId);
    const after = await stored();
    expect(after.keywords).toEqual(before.keywords);
    expect(after.version).toBe(before.version + 1);
  });

  it('replaces the keywords once it has all of them', async () => {
    const offsets: number[] = [];
    twist = {
      rankedKeywords: async (name, market, page) => {
        offsets.push(page.offset);
        const { items } = await small.rankedKeywords(name, market, page);
        return { items: items.slice(0, Math.max(0, 240 - page.offset)), total: 240 };
      },
    };
    const outcome = await refresh(1_000);
    expect(outcome).toMatchObject({ keywords: { keywordsCollected: 240 }, partial: false });
    expect(offsets).toEqual([0, 100, 200]);
    expect((await stored()).keywords).toHaveLength(240);
    twist = {};
    await services.database.sql`update competitors set refresh_taken_at = null`;
    await refresh(1_000);
    expect((await stored()).keywords).toHaveLength(known);
  });

  it('is granted once in 7 days by the clock of the database', async () => {
    const before = Date.now();
    await refresh(1);
    const failure = await failureOf(refresh(1));
    expect(failure).toMatchObject(weekly);
    const week = 7 * 24 * 60 * 60;
    const passed = Math.ceil((Date.now() - before) / 1000) + 1;
    expect(failure.details.retryAfterSeconds).toBeLessThanOrEqual(week);
    expect(failure.details.retryAfterSeconds).toBeGreaterThanOrEqual(week - passed);
    const age = (interval: string) =>
      services.database.sql`update competitors set refresh_taken_at = now() - ${interval}::text::interval`;
    await age('6 days 23:59:00');
    expect(await failureOf(refresh(1))).toMatchObject(weekly);
    await age('7 days');
    expect(await refresh(1)).toMatchObject({ partial: false });
  });

  it('is granted to exactly one of 200 callers', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () =>
        refresh(1).then(
          () => 'granted',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'granted')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['granted', weekly.message]));
  });

  it('counts only a granted refresh against the limit of the person', async () => {
    const counted = () => services.counted.filter((entry) => entry === `provider_minute ${person.userId}`);
    const before = counted().length;
    await refresh(1);
    expect(await failureOf(refresh(1))).toMatchObject(weekly);
    expect(counted()).toHaveLength(before + 1);
  });

  it('is allowed again 10 minutes after its process was killed, and not before', async () => {
    const killed = (age: string) =>
      services.database.sql`
        update competitors set refresh_done_at = null, refresh_taken_at = now() - ${age}::text::interval`;
    await killed('00:09:30');
    const failure = await failureOf(refresh(1));
    expect(failure).toMatchObject(weekly);
    expect(failure.details.retryAfterSeconds).toBeLessThanOrEqual(30);
    await killed('00:10:00');
    expect(await refresh(1)).toMatchObject({ partial: false });
    expect(await failureOf(refresh(1))).toMatchObject(weekly);
  });

  it('refuses no caller for more than 7 days after the clock of the database was set back', async () => {
    const { sql } = services.database;
    await refresh(1);
    await sql`update competitors set refresh_taken_at = now() + interval '8 days'`;
    const week = 7 * 24 * 60 * 60;
    const failure = await failureOf(refresh(1));
    expect(failure).toMatchObject(weekly);
    expect(failure.details.retryAfterSeconds).toBeLessThanOrEqual(week);
    // The rest of a window that began at the first attempt, not at the next one.
    const goBack = async (days: number) => {
      const [taken] = await sql<{ at: string }[]>`
        select (refresh_taken_at - ${days}::int * interval '1 day')::text as at from competitors where id = ${competitorId}`;
      await sql`update competitors set refresh_taken_at = ${taken?.at ?? ''}::timestamptz where id = ${competitorId}`;
    };
    await goBack(6);
    expect((await failureOf(refresh(1))).details.retryAfterSeconds).toBeLessThanOrEqual(week / 7);
    await goBack(1);
    expect(await refresh(1)).toMatchObject({ partial: false });
  });

  // Of one node: a distributed table takes no trigger of a test.
  describe.skipIf(isCluster())('acquired by a clock that is set back while it runs', () => {
    let refused: AppError | undefined;
    const whileRefused: SearchDataSource['competitors'] = async (...asked) => {
      refused = await failureOf(refresh(1));
      return small.competitors(...asked);
    };
    beforeAll(() =>
      services.database.sql.unsafe(`
        create function run_ahead() returns trigger language plpgsql
          as $$ begin new.refresh_taken_at = new.refresh_taken_at + interval '1 hour'; return new; end $$;
        create trigger run_ahead before update on competitors for each row
          when (old.refresh_taken_at is null and new.refresh_taken_at is not null) execute function run_ahead()`),
    );
    afterAll(() => services.database.sql.unsafe('drop function run_ahead cascade'));

    it('stays with its holder while others are refused, and counts for a week from then', async () => {
      twist = { competitors: whileRefused };
      expect(await refresh(1)).toMatchObject({ partial: false });
      expect(refused).toMatchObject(weekly);
      expect(refused?.details.retryAfterSeconds).toBeLessThanOrEqual(10 * 60);
      const { details } = await failureOf(refresh(1));
      expect(details.retryAfterSeconds).toBeGreaterThan(7 * 24 * 60 * 60 - 60);
      expect(details.retryAfterSeconds).toBeLessThanOrEqual(7 * 24 * 60 * 60);
    });

    it('is released without a result, even if others were refused', async () => {
      twist = { competitors: async (...asked) => whileRefused(...asked).then(fail), rankedKeywords: fail };
      expect(await failureOf(refresh())).toMatchObject({ code: 'source_failed' });
      twist = {};
      expect(await refresh(1)).toMatchObject({ partial: false });
    });
  });

  it('writes nothing if it outlived its grant and another caller has acquired the refresh', async () => {
    const before = await stored();
    twist = {
      competitors: async (...asked) => {
        await takeByAnother();
        return small.competitors(...asked);
      },
    };
    expect(await failureOf(refresh())).toMatchObject(weekly);
    expect(await stored()).toEqual(before);
  });

  it('keeps the existing data when the source fails midway, and reports it', async () => {
    const before = await stored();
    twist = failAfter(100);
    const outcome = await refresh(200);
    expect(outcome).toMatchObject({
      keywords: { keywordsCollected: 100 },
      partial: true,
      warning: 'Only 100 of 200 keywords could be collected.',
    });
    expect(outcome.competitor.latestMetrics).not.toBeNull();
    expect(await stored()).toEqual({ ...before, version: before.version + 1 });
    expect(await failureOf(refresh())).toMatchObject(weekly);
  });

  it('keeps the figures if only the keywords arrive', async () => {
    const before = await stored();
    twist = { competitors: fail };
    expect(await refresh(known)).toMatchObject({
      partial: true,
      warning: 'The traffic figures could not be updated.',
    });
    expect((await stored()).metrics).toBe(before.metrics);
  });

  it('warns if fewer keywords arrive than announced', async () => {
    twist = {
      rankedKeywords: async (name, market, page) => {
        const { items } = await small.rankedKeywords(name, market, page);
        return { items: page.offset === 0 ? items.slice(0, 30) : [], total: known };
      },
    };
    expect(await refresh()).toMatchObject({
      partial: true,
      warning: 'Only 30 of 100 keywords could be collected.',
    });
    expect((await stored()).keywords).toHaveLength(known);
  });

  it.each([
    ['nothing is returned', { rankedKeywords: fail, competitors: fail }],
    ['the source no longer knows the site', { covers: async () => false }],
  ])('releases the refresh if %s, and changes nothing', async (_, change) => {
    const before = await stored();
    twist = change;
    expect(await failureOf(refresh())).toMatchObject({ code: 'source_failed' });
    expect(await stored()).toEqual(before);
    twist = {};
    expect(await refresh()).toMatchObject({ partial: false });
  });

  it('does not release a refresh that another caller holds', async () => {
    twist = {
      competitors: async () => {
        await takeByAnother();
        return fail();
      },
      rankedKeywords: fail,
    };
    expect(await failureOf(refresh())).toMatchObject({ code: 'source_failed' });
    expect(await failureOf(refresh())).toMatchObject(weekly);
  });

  it('does not restore a competitor that was deleted during the refresh', async () => {
    const { data } = await person.api.competitors.list({ domainId });
    const doomed = data.at(-1)?.id ?? '';
    twist = {
      competitors: async (...args) => {
        await person.api.competitors.delete({ competitorId: doomed });
        return small.competitors(...args);
      },
    };
    const failure = await failureOf(person.api.competitors.refresh({ competitorId: doomed }));
    expect(failure).toMatchObject({ code: 'not_found' });
  });

  it('collects the same site in another market of the domain, and refuses a market without it', async () => {
    const french = { locationCode: 2250, languageCode: 'fr' };
    const ask = (market: Partial<typeof french>) =>
      person.api.competitors.refresh({ competitorId, ...market });
    expect(await failureOf(ask(french))).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('is not tracked in this location and language'),
    });
    const { sql } = services.database;
    const [list] = await sql<{ id: number }[]>`
      insert into keyword_lists (domain_id, location_code, language_code) values (${domainId}, 2250, 'fr') returning id`;
    expect(await failureOf(ask(french))).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('is not a competitor in this location and language'),
    });
    const twin = services.newId();
    await sql`
      insert into competitors (list_id, id, domain_name, display_name)
      select ${list?.id ?? 0}, ${twin}, domain_name, 'Twin' from competitors where id = ${competitorId}`;
    const asked: unknown[] = [];
    twist = {
      covers: async () => true,
      rankedKeywords: async (name, market, page) => {
        asked.push(market);
        return small.rankedKeywords(name, { locationCode: 2840, languageCode: 'en' }, page);
      },
    };
    const before = await stored();
    expect((await ask(french)).competitor).toMatchObject({ id: twin, displayName: 'Twin' });
    expect(asked).toEqual([french]);
    expect((await stored()).rows).toBe(before.rows);
    expect((await ask({ locationCode: 2840, languageCode: 'en' })).competitor.id).toBe(competitorId);
  });

  it('is not available to strangers', async () => {
    const stranger = await signIn(services);
    const failure = await failureOf(stranger.api.competitors.refresh({ competitorId }));
    expect(failure).toMatchObject({ code: 'not_found' });
    expect(await refresh(1)).toMatchObject({ partial: false });
  });
});
