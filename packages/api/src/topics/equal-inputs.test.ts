import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { readAnalysisInput } from './read-analysis-input.ts';

it('gives equal input for the same sample site in two workspaces, so that its topics are computed once', async () => {
  const now = () => new Date('2026-11-21T12:00:00Z');
  const services = await createTestServices({
    sampleDomains,
    sources: { sample: createSampleSource({ now }) },
    now,
  });
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  const inputs = [];
  for (const _ of ['first', 'second']) {
    const { api } = await signIn(services);
    const { domains } = await api.workspaces.create({ name: 'Brewlane', domainUrl });
    const domainId = domains[0]?.id ?? '';
    await runSetup(services, { domainId, run: 1 });
    const [list] = await services.database
      .sql`select list_id as id from tracked_domains where id = ${domainId}`;
    // Items of the first plan have one time; here each is a millisecond later.
    if (inputs.length > 0)
      await services.database.sql`
        update content_plan_items set created_at = created_at + position * interval '1 ms' where list_id = ${list?.id}`;
    inputs.push(await readAnalysisInput(services, list?.id, 'full'));
  }
  const [first, second] = inputs;
  expect(first?.gaps.length).toBeGreaterThan(100);
  expect((first?.keywords.length ?? 0) + (first?.gaps.length ?? 0)).toBeLessThan(10_000);
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  await services.database.close();
});
