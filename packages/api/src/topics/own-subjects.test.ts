import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { readAnalysisInput } from './read-analysis-input.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

/** The input of a run after a Search Console export. */
async function readAfter(workspace: string, domainUrl: string, rows: readonly string[]) {
  const person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: workspace, domainUrl });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  const text = ['Top queries,Clicks,Impressions,CTR,Position', ...rows].join('\n');
  await importText(services, person, { domainId, fileName: 'Queries.csv', text });
  const [list] = await services.database.sql<{ id: number }[]>`
    select list_id as id from tracked_domains where id = ${domainId}`;
  const input = await readAnalysisInput(services, list?.id ?? 0, 'full');
  if (!input) throw new Error('no list');
  return input;
}

it('treats the words of a workspace name as a subject if the site does not rank first for them', async () => {
  const { ownNames, profile } = await readAfter('Coffee', 'coffee-world.com', [
    'coffee,2,900,0.2%,38',
    'coffee grinder,9,400,2%,7',
    'coffee world,30,90,33%,1',
  ]);
  expect(ownNames).toContain('coffee world');
  expect(ownNames).not.toContain('coffee');
  expect(profile).toEqual(['coffee', 'coffee grinder']);
});

it('treats them as the site’s name if it ranks first for them', async () => {
  const { ownNames, profile } = await readAfter('Michelin North America', 'michelinman.com', [
    'michelin,900,2000,45%,1.2',
    'michelin tires,90,400,22%,1.4',
    'winter tires,9,400,2%,7',
  ]);
  expect(ownNames).toContain('michelin');
  expect(profile).toEqual(['winter tires']);
});

it('treats a domain name as a common word if the site ranks low for it', async () => {
  const { ownNames, profile } = await readAfter('Kitchen', 'cook.com', [
    'cook,1,900,0.1%,41',
    'how to cook rice,9,400,2%,7',
    'cook com,9,12,75%,1',
  ]);
  expect(ownNames).toEqual(['cook com']);
  expect(profile).toEqual(['cook', 'how to cook rice']);
});

describe('the keywords that the site is found for', () => {
  const readFound = async (rows: string[]) => {
    const { keywords } = await readAfter('Acme', 'acme.com', rows);
    return new Map(keywords.map(({ text, isFound }) => [text, isFound]));
  };

  it('have 10 impressions', async () => {
    const common = Array.from({ length: 100 }, (_, place) => `tea kettle ${place},1,10,10%,41`);
    const found = await readFound([...common, 'rain jacket,0,9,0%,60']);
    expect([found.get('tea kettle 7'), found.get('rain jacket')]).toEqual([true, false]);
  });

  it('are the hundred with most impressions where fewer have 10', async () => {
    const rare = Array.from({ length: 100 }, (_, place) => `tea kettle ${place},0,3,0%,41`);
    const found = await readFound([...rare, 'rain jacket,0,2,0%,60']);
    expect([found.get('tea kettle 7'), found.get('rain jacket')]).toEqual([true, false]);
    expect((await readFound(['rain jacket,0,2,0%,60'])).get('rain jacket')).toBe(true);
  });
});
