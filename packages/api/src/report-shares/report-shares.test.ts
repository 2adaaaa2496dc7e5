import { maxActiveShares } from '@keydence/domain';
import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { callAnonymously, failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-11-21T12:00:00Z').getTime();
let days = 0;
const now = () => new Date(start + days * dayMs);

let services: TestServices;
let visitor: ReturnType<typeof callAnonymously>;
beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 40);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  visitor = callAnonymously(services);
});
afterAll(() => services.database.close());

async function setUpDomain() {
  const person = await signIn(services);
  await person.api.profile.update({ fullName: 'Ada Lovelace' });
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  return { ...person, domainId };
}

const hidden = { code: 'not_found', message: 'Not found' };

it('shows the report to anyone with the link, without a session', async () => {
  const { api, domainId } = await setUpDomain();
  const { token, ...share } = await api.reportShares.create({ domainId });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(share).toMatchObject({ createdBy: 'Ada Lovelace', isMine: true, openCount: 0, lastOpenedAt: null });
  expect(share.expiresAt.getTime() - share.createdAt.getTime()).toBe(30 * dayMs);
  const shared = await visitor.reportShares.get({ token });
  expect(shared).toMatchObject({
    domainName: sampleDomains[0]?.domainName,
    locationName: 'United States',
    languageCode: 'en',
    workspaceName: 'Acme',
    sharedBy: 'Ada Lovelace',
    expiresAt: share.expiresAt,
  });
  const own = await api.reports.get({ domainId });
  expect(shared.report.aiInsights).toEqual(own.aiInsights);
  expect(shared.report.rankingDistribution).toEqual(own.rankingDistribution);
  await visitor.reportShares.get({ token });
  const { data } = await api.reportShares.list({ domainId });
  expect(data).toEqual([{ ...share, openCount: 2, lastOpenedAt: now() }]);
});

it('hides workspace data from visitors', async () => {
  const { api, domainId, email, userId } = await setUpDomain();
  const { sql } = services.database;
  await sql`update reports set body = jsonb_set(body, '{authors,0,fallback}', '"refused"')`;
  const { token, id } = await api.reportShares.create({ domainId });
  const shared = await visitor.reportShares.get({ token });
  expect(shared.report.authors[0]).toMatchObject({ generatedBy: 'rules', fallback: null });
  const text = JSON.stringify(shared);
  const own = await api.reports.get({ domainId });
  for (const secret of [email, userId, domainId, id, ...own.competitors.map((competitor) => competitor.id)]) {
    expect(text).not.toContain(secret);
  }
  const stored = await sql`select * from report_shares`;
  expect(JSON.stringify(stored)).not.toContain(token);
});

it('keeps showing the shared report after a newer one is written', async () => {
  const { api, domainId } = await setUpDomain();
  const { token, reportDate } = await api.reportShares.create({ domainId });
  days += 1;
  const fresh = await api.reports.get({ domainId, forceRefresh: true });
  const { report } = await visitor.reportShares.get({ token });
  expect(report.generatedAt).toEqual(reportDate);
  expect(fresh.generatedAt).not.toEqual(reportDate);
});

it.each([7, 30, 90] as const)('is valid for %s days, and not after', async (expiresInDays) => {
  const { api, domainId } = await setUpDomain();
  const { token } = await api.reportShares.create({ domainId, expiresInDays });
  days += expiresInDays - 0.5;
  expect((await visitor.reportShares.get({ token })).workspaceName).toBe('Acme');
  days += 0.5;
  expect(await failureOf(visitor.reportShares.get({ token }))).toMatchObject(hidden);
  expect((await api.reportShares.list({ domainId })).data).toEqual([]);
});

it('gives the same response for revoked, unknown and malformed links', async () => {
  const { api, domainId } = await setUpDomain();
  const { token, id } = await api.reportShares.create({ domainId });
  await api.reportShares.delete({ domainId, shareId: id });
  expect((await api.reportShares.list({ domainId })).data).toEqual([]);
  expect(await failureOf(api.reportShares.delete({ domainId, shareId: id }))).toMatchObject(hidden);
  for (const wrong of [token, 'A'.repeat(43), '', 'x', `${token}A`, "' or true --"]) {
    const { code, message, details } = await failureOf(visitor.reportShares.get({ token: wrong }));
    expect({ code, message, details }).toEqual({ ...hidden, details: {} });
  }
});

it('does not let other workspaces list or revoke the links of a domain', async () => {
  const mine = await setUpDomain();
  const theirs = await setUpDomain();
  const { id, token } = await theirs.api.reportShares.create({ domainId: theirs.domainId });
  for (const domainId of [mine.domainId, theirs.domainId]) {
    expect(await failureOf(mine.api.reportShares.delete({ domainId, shareId: id }))).toMatchObject(hidden);
  }
  expect((await mine.api.reportShares.list({ domainId: mine.domainId })).data).toEqual([]);
  expect((await visitor.reportShares.get({ token })).workspaceName).toBe('Acme');
});

it('creates at most twenty links, even concurrently, and replaces expired ones', async () => {
  const { api, domainId } = await setUpDomain();
  for (let made = 0; made < maxActiveShares - 1; made += 1) {
    await api.reportShares.create({ domainId, expiresInDays: 7 });
  }
  const outcomes = await Promise.allSettled([
    api.reportShares.create({ domainId }),
    api.reportShares.create({ domainId }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await failureOf(api.reportShares.create({ domainId }))).toMatchObject({
    code: 'conflict',
    message: 'This report has 20 links already. Revoke one to make another.',
  });
  days += 7;
  await api.reportShares.create({ domainId });
  expect((await api.reportShares.list({ domainId })).data).toHaveLength(2);
});

it('refuses to share before there is a report', async () => {
  const { api, domainId } = await setUpDomain();
  await services.database.sql`delete from reports`;
  expect(await failureOf(api.reportShares.create({ domainId }))).toMatchObject({
    code: 'conflict',
    message: 'There is no report to share yet.',
  });
});

it('counts every attempt against the network address', async () => {
  services.counted.length = 0;
  await failureOf(visitor.reportShares.get({ token: 'x' }));
  expect(services.counted).toEqual(['share_minute unknown']);
});
