import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../testing/create-test-services.ts';
import { signIn } from '../testing/sign-in.ts';
import { runSetup } from './run-setup.ts';

let services: TestServices;
beforeAll(async () => {
  const now = () => new Date('2026-11-21T12:00:00Z');
  services = await createTestServices({
    sampleDomains,
    sources: { sample: createSampleSource({ now }) },
    now,
  });
});
afterAll(() => services.database.close());

async function addDomain(domainUrl: string) {
  const person = await signIn(services);
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl });
  const [domain] = workspace.domains;
  if (!domain) throw new Error('no domain');
  return { ...person, workspaceId: workspace.id, domainId: domain.id, job: { domainId: domain.id, run: 1 } };
}

describe('runSetup', () => {
  it('fills a workspace from the sample world', async () => {
    const { api, workspaceId, domainId, job } = await addDomain(sampleDomains[0]?.domainName ?? '');
    await runSetup(services, job);
    expect(await api.trackedDomains.getStatus({ domainId })).toEqual({
      state: 'ready',
      step: null,
      stepsDone: 8,
      stepsTotal: 8,
      message: 'Your domain is ready.',
      dataSource: 'sample',
    });
    const keywords = await api.keywords.list({ domainId });
    expect(keywords.data).toHaveLength(20);
    const overview = await api.overview.get({ workspaceId, domainId });
    expect(overview.topKeywordOpportunities).toHaveLength(10);
    expect(overview.contentPipeline).toHaveLength(10);
    expect((await api.competitors.list({ domainId })).data).toHaveLength(5);
    const report = await api.reports.get({ domainId });
    expect(report).toMatchObject({ dataSource: 'sample', analyst: 'rules' });
    expect(report.opportunities).toHaveLength(20);
  }, 60_000);
});
