import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let services: TestServices;
beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 20);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
});
afterAll(() => services.database.close());

it('lets owners share, and members once an owner allows it; existing shares stay', async () => {
  const owner = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const workspace = await owner.api.workspaces.create({ name: 'Acme', domainUrl });
  const { id: workspaceId } = workspace;
  const domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const member = await joinWorkspace(services, workspaceId);
  const share = () => member.api.reportShares.create({ domainId });
  const post = () => member.api.alerts.createWebhook({ domainId, url: 'https://hooks.example/one' });
  const refused = {
    code: 'forbidden',
    message: expect.stringMatching(/^Only owners can create share links/),
  };
  for (const call of [share, post]) expect(await failureOf(call())).toMatchObject(refused);
  const change = { workspaceId, membersMayShare: true };
  expect(await failureOf(member.api.workspaces.setSharing(change))).toMatchObject({ code: 'forbidden' });
  await owner.api.workspaces.setSharing(change);
  expect(await member.api.workspaces.getSharing({ workspaceId })).toEqual({
    ...{ role: 'member', membersMayShare: true, canShare: true, canChange: false },
  });
  expect(await member.api.workspaces.list()).toMatchObject([{ role: 'member', membersMayShare: true }]);
  for (const call of [share, post]) await call();
  await owner.api.workspaces.setSharing({ workspaceId, membersMayShare: false });
  for (const call of [share, post]) expect(await failureOf(call())).toMatchObject(refused);
  expect((await member.api.reportShares.list({ domainId })).data).toHaveLength(1);
  expect(await member.api.alerts.listWebhooks({ domainId })).toHaveLength(1);
});
