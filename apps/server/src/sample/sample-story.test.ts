import { createCaller, runBrief, runSetup } from '@keydence/api';
import { gapClasses, laterDay, type Move, type MoveReview, moveVerdict } from '@keydence/domain';
import { createSampleSource } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const today = '2026-11-21';
const checkDays = [70, 56, 42, 28, 14, 0].map((daysAgo) => laterDay(today, -daysAgo));

let edge: TestEdge;
let api: ReturnType<typeof createCaller>;
let workspaceId: string;
let domainId: string;
let listId: number;
let review: MoveReview;

beforeAll(async () => {
  edge = await startEdge({ now, sources: { sample: createSampleSource({ now, hasStory: true }) } });
  const { userId, email } = await edge.signUp();
  api = createCaller({
    services: edge.services,
    requestId: 'test',
    caller: { userId, email, sessionId: userId },
  });
  const workspace = await api.workspaces.create({ name: 'Sample', domainUrl: 'brewlane.example' });
  const { domains } = workspace;
  workspaceId = workspace.id;
  domainId = domains[0]?.id ?? '';
  await runSetup(edge.services, { domainId, run: 1 }, { isLast: true });
  const [list] = await edge.services.database.sql`select id from keyword_lists where domain_id = ${domainId}`;
  listId = list?.id;
  review = await api.moves.review({ domainId, limit: 50, page: 1 });
}, 300_000);
afterAll(() => edge.close());

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const verdictsOf = ({ judgements }: Move) =>
  judgements.flatMap(({ verdict, judgedOn }) => (judgedOn ? verdict : []));

describe('a new sample domain', () => {
  it('has a brief from the pages of its world, labeled as a sample', async () => {
    const { data } = await api.briefs.list({ domainId, page: 1, limit: 10 });
    expect(data).toHaveLength(1);
    const briefId = data[0]?.id ?? '';
    await runBrief(edge.services, { listId, briefId }, { isLast: true });
    const { brief, sources, body, isSample } = await api.briefs.get({ domainId, briefId });
    expect(brief).toMatchObject({ state: 'done', subject: 'keyword' });
    expect(isSample).toBe(true);
    expect(sources.filter(({ outcome }) => outcome === 'read').length).toBeGreaterThanOrEqual(4);
    expect(sources.every(({ address }) => new URL(address).hostname.endsWith('.example'))).toBe(true);
    expect(body?.sections.length).toBeGreaterThan(0);
    expect(body?.terms.length).toBeGreaterThan(0);
    const { subjectId } = brief;
    const again = await api.briefs.create({ domainId, keywordId: subjectId ?? '' });
    expect(again.sources.map(({ address }) => address)).toEqual(sources.map(({ address }) => address));
    await api.briefs.delete({ domainId, briefId: again.brief.id });
  });

  it('is ready, with a report for each two weeks and what has changed since the last one', async () => {
    const trends = await api.trends.get({ domainId });
    expect(trends.measures.map(({ day }) => day)).toEqual(checkDays);
    expect(trends).toMatchObject({ day: today, dataSource: 'sample', trend: { since: checkDays.at(-2) } });
    const { counts } = trends.trend?.ranks ?? { counts: { up: 0, down: 0, gained: 0 } };
    for (const change of [counts.up, counts.down, counts.gained]) expect(change).toBeGreaterThan(0);
    expect(trends.settled.total).toBeGreaterThan(0);
    expect(edge.loggedErrors).toEqual([]);
  });

  it('has the share of voice of all six sites at each of the six checks', async () => {
    const { course, sites } = await api.competitors.compare({ domainId });
    expect(sites).toHaveLength(6);
    expect(course.map(({ day }) => day)).toEqual(checkDays);
    for (const { shares } of course) {
      expect(new Set(shares.map(({ id }) => id))).toEqual(new Set(sites.map(({ id }) => id)));
      for (const { share, ranksOf } of shares) {
        expect(share).toBeGreaterThan(0);
        expect(ranksOf).toBeNull();
      }
      expect(sumOf(shares.map(({ share }) => share))).toBeCloseTo(1, 9);
    }
    const newest = new Map(course.at(-1)?.shares.map(({ id, share }) => [id, share]));
    for (const { id, shareOfVoice } of sites) expect(newest.get(id)).toBeCloseTo(shareOfVoice ?? 0, 2);
  });

  it('shows every stat card with a change', async () => {
    const { metrics } = await api.overview.get({ workspaceId, domainId });
    for (const { value, percentage } of Object.values(metrics)) {
      expect(value).toBeGreaterThan(0);
      expect(percentage).not.toBeNull();
    }
  });

  it('plans moves of Search Console and tells that they are of the sample', async () => {
    const plan = await api.moves.plan({ domainId });
    expect(plan.dataSource).toBe('sample');
    expect(plan.planned.length).toBeGreaterThanOrEqual(4);
    expect(plan.planned.every(({ state, source }) => state === 'proposed' && source === 'sample')).toBe(true);
    expect(plan.sum.mid).toBeCloseTo(sumOf(plan.planned.map(({ gain }) => gain?.mid ?? 0)), 0);
    expect(new Set(plan.planned.map(({ verb }) => verb))).toEqual(new Set(['update', 'merge']));
    expect(plan.missing).toEqual([]);
  });

  it('has a move of each verb that the facts can show, and one that was skipped', async () => {
    const { data } = await api.moves.list({ domainId, limit: 100, page: 1 });
    const open = data.filter(({ state }) => state === 'proposed');
    expect(new Set(open.map(({ verb }) => verb))).toEqual(new Set(['update', 'write', 'merge']));
    expect(open.some(({ causes }) => causes.includes('decay'))).toBe(true);
    expect(data.filter(({ state }) => state === 'skipped')).toHaveLength(1);
  });

  it('reviews the moves of three plans, and reaches every verdict', () => {
    expect(new Set(review.data.map(({ acceptedAt }) => acceptedAt?.getTime())).size).toBe(3);
    expect(new Set(review.data.map(({ verb }) => verb))).toEqual(new Set(['update', 'write', 'merge']));
    expect(new Set(review.data.flatMap(verdictsOf))).toEqual(new Set(moveVerdict.options));
    for (const { verdicts } of review.summary)
      expect(sumOf(verdicts.map(({ count }) => count))).toBe(review.pagination.total);
  });

  it('judged each move by the counts of its pages and of at least nine others', () => {
    const measured = review.data.flatMap(({ judgements }) =>
      judgements.filter(({ extra }) => extra !== null),
    );
    expect(measured.length).toBeGreaterThanOrEqual(5);
    for (const { before, after, controlCount } of measured) {
      expect(controlCount).toBeGreaterThanOrEqual(9);
      expect(before).toBeGreaterThan(50);
      expect(after).toBeGreaterThan(50);
    }
  });

  it('has an alert that fired once, one that did not and one that is paused', async () => {
    const { data: events } = await api.alerts.listEvents({ domainId, limit: 20, page: 1 });
    expect(events).toMatchObject([{ day: checkDays[3], kind: 'dropped' }]);
    const rules = await api.alerts.list({ domainId });
    expect(rules.map(({ isActive, lastFiredOn }) => [isActive, lastFiredOn])).toEqual(
      expect.arrayContaining([
        [true, checkDays[3]],
        [true, null],
        [false, null],
      ]),
    );
    expect(edge.sentMails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^brewlane\.example: \d+ keywords dropped by 3 places or more$/),
    ]);
    expect(edge.sentMails[0]?.text).toMatch(/sample/i);
  });

  it('counts a failed check of 12 keywords as nothing', async () => {
    const failed = await edge.services.database.sql`
      select id from keyword_rankings where list_id = ${listId} and rank_check_failed_at is not null`;
    expect(failed).toHaveLength(12);
    const [{ id = 0 } = {}] = failed;
    const keywordId = ((BigInt(listId) << 32n) | BigInt(id)).toString();
    const history = await api.keywords.history({ keywordId });
    const outcomes = history.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'ranked')).toHaveLength(6);
    const keyword = await api.keywords.get({ keywordId });
    expect(keyword).toMatchObject({ rankState: 'ranked', rankCheckFailedAt: null });
  });

  it('has one keyword that no check has read', async () => {
    const { data } = await api.keywords.list({ domainId, search: 'brewlane opening hours' });
    expect(data).toMatchObject([{ rankState: 'not_checked', lastRankingCheck: null }]);
    const [{ count = 0 } = {}] = await edge.services.database.sql`
      select count(*)::int from keyword_rankings where list_id = ${listId} and last_ranking_check is null`;
    expect(count).toBe(1);
  });

  it('has gaps of every class', async () => {
    for (const gapClass of gapClasses) {
      const { pagination } = await api.gaps.list({ domainId, gapClass });
      expect(pagination.total).toBeGreaterThan(0);
    }
  });

  it('keeps what Search Console counted under the name of the sample alone', async () => {
    const rows = await edge.services.database.sql`
      select source, kind, count(*)::int as days, max(ends_on)::text as newest from console_slices
      where list_id = ${listId} group by source, kind order by kind`;
    expect(rows.map(({ source, newest }) => [source, newest])).toEqual(
      rows.map(() => ['sample', laterDay(today, -3)]),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['page', 'pair', 'query', 'site']);
  });

  it('shows clicks by day and by page that add up', async () => {
    const { days, sum, tables } = await api.searchTotals.get({ domainId, days: 28 });
    expect(days).toHaveLength(28);
    expect(days.every(({ source }) => source === 'sample')).toBe(true);
    expect(tables).toEqual(['page']);
    const parts = await Promise.all(
      [1, 2].map((page) => api.searchTotals.list({ domainId, table: 'page', limit: 100, page })),
    );
    expect(parts[0]).toMatchObject({
      source: 'sample',
      measuredOn: laterDay(today, -3),
      pagination: { pages: 2 },
    });
    expect(sumOf(parts.flatMap(({ data }) => data.map(({ clicks }) => clicks)))).toBe(sum?.clicks);
  });

  it('tells its past once: a later run adds today alone', async () => {
    const { services } = edge;
    await services.database.sql`
      update domain_setups set run = 2, state = 'setting_up', steps_done = 0, step = 'site_topics', is_repeat = true
      where domain_id = ${domainId}`;
    await runSetup(services, { domainId, run: 2 }, { isLast: true });
    const { measures } = await api.trends.get({ domainId });
    expect(measures.map(({ day }) => day)).toEqual(checkDays);
    const again = await api.moves.review({ domainId, limit: 50, page: 1 });
    expect(again.data.map(({ id }) => id)).toEqual(review.data.map(({ id }) => id));
  });
});
