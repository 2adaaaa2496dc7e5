import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { readHealthBasis } from './read-health-basis.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

it.each([
  [12, 12, true],
  [12, 11, false],
  [9, 9, false],
])(
  'knows a list of %s keywords on %s pages as the top ones of its pages: %s',
  async (count, pages, isOne) => {
    const person = await signIn(services);
    const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
    const domainId = domains[0]?.id ?? '';
    await runSetup(services, { domainId, run: 1 });
    const rows = Array.from(
      { length: count },
      (_, row) => `https://acme.com/page-${row % pages},648,31,tea ${row},500,1`,
    );
    const head = 'URL,Traffic,Keywords,Top keyword,Top keyword: Volume,Top keyword: Position';
    await importText(services, person, {
      domainId,
      fileName: 'acme.com-top-pages-subdomains-us.csv',
      text: [head, ...rows].join('\n'),
    });
    const [list] = await services.database.sql<{ id: number }[]>`
    select id from keyword_lists where domain_id = ${domainId}`;
    expect(await readHealthBasis(services.database.db, list?.id ?? 0)).toMatchObject({ isOnePerPage: isOne });
  },
);
