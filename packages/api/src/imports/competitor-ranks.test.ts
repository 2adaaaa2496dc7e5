import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { getDomainScope } from '../access/get-domain-scope.ts';
import { runSetup } from '../setup/run-setup.ts';
import { createImport } from './create-import.ts';
import { importMessages } from './import-messages.ts';
import { runImport } from './run-import.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  services = await createTestServices({ now: () => new Date('2026-11-21T12:00:00Z') });
  person = await signIn(services);
});
afterAll(() => services.database.close());

/** A domain that no source covers, with its setup done. */
async function addDomain(): Promise<string> {
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  return domainId;
}

async function upload(domainId: string, fileName: string, text: string) {
  const ctx = { services, requestId: 'test', caller: person };
  const domain = await getDomainScope(ctx, { domainId });
  return createImport({ ...ctx, domain }, { fileName, content: new TextEncoder().encode(text) });
}

async function importFile(domainId: string, fileName: string, text: string) {
  const { id: importId } = await upload(domainId, fileName, text);
  await person.api.imports.start({ domainId, importId });
  await runImport(services, { importId }, { isLast: true });
  return person.api.imports.get({ domainId, importId });
}

describe('a file with ranks of other sites', () => {
  const gap = (...rows: string[]) =>
    ['Keyword,Volume,KD,CPC,www.rival.com/: Position,www.rival.com/: URL,other.com/: Position', ...rows].join(
      '\n',
    );
  const text = gap('tea shop,3400,14,0.25,3,https://www.rival.com/tea,9', 'tea pot,90,5,,,,12');

  it('stores those of tracked competitors, lists the others, and imports them once they are tracked', async () => {
    const domainId = await addDomain();
    await importFile(
      domainId,
      'own.csv',
      `Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type\ntea shop,40,3400,14,0.25,https://acme.com/,2026-10-01,Organic`,
    );
    await person.api.competitors.create({ domainId, competitorDomain: 'rival.com' });
    const { preview } = await upload(domainId, 'gap.csv', text);
    expect(preview.notes).toEqual(
      expect.arrayContaining(importMessages.otherRanks({ sites: ['rival.com'], leftOut: ['other.com'] })),
    );
    const { figures } = await importFile(domainId, 'gap.csv', text);
    expect(figures).toMatchObject({
      added: 1,
      updated: 1,
      competitors: { ranks: 1, sites: ['rival.com'], leftOut: ['other.com'] },
    });
    const [competitor] = (await person.api.competitors.list({ domainId })).data;
    expect(competitor).toMatchObject({
      domainName: 'rival.com',
      topKeywords: [{ keyword: 'tea shop', rankAbsolute: 3, searchVolume: 3400, difficultyScore: 14 }],
      contentGapAnalysis: { gapKeywords: [{ keyword: 'tea shop', rank: 3 }] },
    });
    await person.api.competitors.create({ domainId, competitorDomain: 'other.com' });
    const again = await importFile(domainId, 'gap.csv', text);
    expect(again.figures).toMatchObject({
      added: 0,
      competitors: { ranks: 3, sites: ['rival.com', 'other.com'], leftOut: [] },
    });
  });

  it('never replaces a newer rank of a competitor', async () => {
    const domainId = await addDomain();
    await importFile(domainId, 'own.csv', 'tea shop\ntea pot');
    await person.api.competitors.create({ domainId, competitorDomain: 'rival.com' });
    const dated = (day: string, rank: number) =>
      `Keyword,Volume,KD,CPC,rival.com/: Position,Updated\ntea shop,3400,14,0.25,${rank},${day} 20:40:55`;
    await importFile(domainId, 'new.csv', dated('2026-11-01', 3));
    await importFile(domainId, 'old.csv', dated('2026-09-01', 30));
    const [competitor] = (await person.api.competitors.list({ domainId })).data;
    expect(competitor?.topKeywords).toMatchObject([{ rankAbsolute: 3 }]);
  });
});
