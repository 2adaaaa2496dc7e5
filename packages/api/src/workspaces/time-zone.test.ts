import {
  exportGapsInput,
  formatDate,
  formatDay,
  lastUpdatedLabel,
  laterDay,
  localDay,
} from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { callAnonymously, failureOf, signIn } from '../../testing/sign-in.ts';
import { exportAuditLog } from '../audit-log/export-audit-log.ts';
import { exportGaps } from '../gaps/export-gaps.ts';
import { exportKeywords } from '../keywords/export-keywords.ts';
import { exportPredictions } from '../predictions/export-predictions.ts';
import { runSetup } from '../setup/run-setup.ts';

let clock = new Date('2026-11-21T12:00:00Z');
const now = () => clock;
const small = limitSource(createSampleSource({ now }), 12);
const source: typeof small = {
  ...small,
  async rankedKeywords(name, market, page) {
    const { items, ...rest } = await small.rankedKeywords(name, market, page);
    const checked = items.map(({ keyword, ranking }) => ({
      keyword,
      ranking: { ...ranking, checkedAt: now() },
    }));
    return { items: checked, ...rest };
  },
};
const site = sampleDomains[0]?.domainName ?? '';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ sampleDomains, sources: { sample: source }, now });
});
afterAll(() => services.database.close());

async function setUp(at: string, timeZone: string) {
  clock = new Date(at);
  const person = await signIn(services);
  const { id: workspaceId, domains } = await person.api.workspaces.create({
    name: 'Acme',
    domainUrl: site,
    timeZone,
  });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const ctx = { services, requestId: 'test', caller: person };
  return { ...person, ctx, workspaceId, domainId };
}

/** Minutes around midnight and around clock changes, each with its date. */
const moments = [
  ['2026-11-22T09:59:30Z', 'Pacific/Kiritimati', '2026-11-22'],
  ['2026-11-22T10:00:30Z', 'Pacific/Kiritimati', '2026-11-23'],
  ['2026-11-30T10:00:30Z', 'Pacific/Kiritimati', '2026-12-01'],
  ['2026-11-22T18:14:30Z', 'Asia/Kathmandu', '2026-11-22'],
  ['2026-11-22T18:15:30Z', 'Asia/Kathmandu', '2026-11-23'],
  ['2026-11-01T02:29:30Z', 'America/St_Johns', '2026-10-31'],
  ['2026-11-02T03:29:30Z', 'America/St_Johns', '2026-11-01'],
  ['2026-11-02T03:30:30Z', 'America/St_Johns', '2026-11-02'],
  ['2026-11-22T23:59:30Z', 'UTC', '2026-11-22'],
] as const;

describe('dates in a workspace’s time zone', () => {
  it.each(moments)('at %s in %s the date is %s on every surface', async (at, timeZone, today) => {
    const { api, ctx, workspaceId, domainId } = await setUp(at, timeZone);
    const { data } = await api.keywords.list({
      domainId,
      sortBy: 'rank_absolute',
      sortOrder: 'asc',
      limit: 1,
    });
    const [keyword] = data;
    const checkedAt = keyword?.lastRankingCheck ?? new Date(0);
    const history = await api.keywords.history({ keywordId: keyword?.id ?? '' });
    expect(history.at(-1)?.date).toBe(today);
    expect(lastUpdatedLabel(checkedAt, now(), timeZone)).toBe('today');
    expect(formatDate(checkedAt, timeZone)).toBe(formatDay(today));

    const { generatedAt } = await api.reports.get({ domainId });
    expect(formatDate(generatedAt, timeZone)).toBe(formatDay(today));
    const { token } = await api.reportShares.create({ domainId, expiresInDays: 30 });
    const shared = await callAnonymously(services).reportShares.get({ token });
    expect(shared.timeZone).toBe(timeZone);
    expect(formatDate(shared.report.generatedAt, shared.timeZone)).toBe(formatDay(today));

    const { data: competitors } = await api.competitors.list({ domainId });
    expect(competitors[0]?.latestMetrics?.metricDate).toBe(today);
    const { planned } = await api.contentPlan.plan({ domainId, pages: 4 });
    for (const { beat, dueDate } of planned) expect(dueDate).toBe(laterDay(today, beat - 1));
    await api.contentPlan.accept({ domainId, keywords: planned.map(({ keywordText }) => keywordText) });
    const { data: ledger } = await api.predictions.list({ domainId });
    expect(ledger[0]).toMatchObject({ acceptedOn: today, timeZone });
    const days = await services.database.sql`
      select s.day::text, m.day::text as measured from tracked_domains d
      join overview_snapshots s on s.list_id = d.list_id join list_measures m on m.list_id = d.list_id
      where d.id = ${domainId}`;
    expect([...days]).toEqual([{ day: today, measured: today }]);
    expect((await api.spending.get({ workspaceId })).days.at(-1)?.day).toBe(today);

    const files = [
      await exportKeywords(ctx, { domainId, sortOrder: 'asc' }),
      await exportGaps(ctx, exportGapsInput.parse({ domainId })),
      await exportPredictions(ctx, { domainId }),
      await exportAuditLog(ctx, { workspaceId }),
    ];
    for (const { fileName } of files) expect(fileName).toMatch(new RegExp(`-${today}\\.csv$`));
    const schedule = await api.schedules.get({ domainId });
    expect(schedule.timeZone).toBe(timeZone);
    expect(localDay(schedule.nextRunAt, timeZone)).toBe(laterDay(today, 14));
  });

  it('starts a day of the audit log at midnight in the workspace’s time zone', async () => {
    const { api, workspaceId } = await setUp('2026-11-22T10:00:30Z', 'Pacific/Kiritimati');
    const kinds = async (day: string) =>
      (await api.auditLog.list({ workspaceId, from: day, to: day })).data.map(({ kind }) => kind);
    expect(await kinds('2026-11-22')).toEqual([]);
    expect(await kinds('2026-11-23')).toContain('workspace.created');
  });
});

describe('the time zone of a workspace', () => {
  it('is UTC by default', async () => {
    const { api } = await signIn(services);
    expect(await api.workspaces.create({ name: 'Plain' })).toMatchObject({ timeZone: 'UTC' });
  });

  it('is changed only by owners; stored days stay, and the next report keeps its day and hour', async () => {
    const { api, workspaceId, domainId } = await setUp('2026-11-22T10:00:30Z', 'Pacific/Kiritimati');
    const { data } = await api.keywords.list({
      domainId,
      limit: 1,
      sortBy: 'rank_absolute',
      sortOrder: 'asc',
    });
    const keywordId = data[0]?.id ?? '';
    const before = await api.keywords.history({ keywordId });
    const changed = await api.workspaces.setTimeZone({ workspaceId, timeZone: 'America/St_Johns' });
    expect(changed.timeZone).toBe('America/St_Johns');
    expect(await api.keywords.history({ keywordId })).toEqual(before);
    expect((await api.schedules.get({ domainId })).nextRunAt).toEqual(new Date('2026-12-07T09:30:00Z'));
    const { data: entries } = await api.auditLog.list({ workspaceId });
    expect(entries[0]).toMatchObject({
      kind: 'workspace.time_zone_changed',
      details: { before: 'Pacific/Kiritimati', after: 'America/St_Johns' },
    });
    await api.workspaces.setTimeZone({ workspaceId, timeZone: 'America/St_Johns' });
    expect((await api.auditLog.list({ workspaceId })).data).toHaveLength(entries.length);

    const member = await joinWorkspace(services, workspaceId);
    const refused = await failureOf(member.api.workspaces.setTimeZone({ workspaceId, timeZone: 'UTC' }));
    expect(refused).toMatchObject({ code: 'forbidden' });
    const unknown = await failureOf(api.workspaces.setTimeZone({ workspaceId, timeZone: 'Mars/Olympus' }));
    expect(unknown).toMatchObject({ code: 'validation_failed' });
    expect((await api.workspaces.get({ workspaceId })).timeZone).toBe('America/St_Johns');
  });
});
