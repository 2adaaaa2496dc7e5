import { afterAll, beforeAll, expect, it } from 'vitest';
import { breakServices, Killed } from '../../testing/break-services.ts';
import {
  type ConnectedGoogle,
  connectGoogle,
  makeDays,
  makeSearchWorld,
  startGoogle,
} from '../../testing/connect-google.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { dumpImports } from '../../testing/dump-domain.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runImport } from '../imports/run-import.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-22T12:00:00Z');
let connected: ConnectedGoogle;
let services: TestServices;
beforeAll(async () => {
  connected = await startGoogle(now);
  services = await createTestServices({ now, searchConsole: connected.searchConsole });
});
afterAll(async () => {
  await services.database.close();
  await connected.google.close();
});

it('a fetch ends in the same state when killed at any moment', { timeout: 120_000 }, async () => {
  connected.google.world = { ...makeSearchWorld(), days: makeDays('2026-11-19', 40) };
  const person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await connectGoogle(connected.google, person.api, domainId);
  const first = await person.api.searchConsole.fetch({ domainId });
  await runImport(services, { importId: first.id }, { isLast: true });
  const whole = await dumpImports(services, domainId);
  const { sql } = services.database;
  const forget = async () => {
    await sql`delete from import_runs where domain_id = ${domainId}`;
    await sql`delete from keyword_lists where domain_id = ${domainId}`;
    await sql`update tracked_domains set data_source = null, list_id = null where id = ${domainId}`;
    await sql`update domain_setups set state = 'setting_up', step = 'site_topics', steps_done = 0, run = 1
      where domain_id = ${domainId}`;
    await runSetup(services, { domainId, run: 1 });
  };
  let kills = 0;
  for (let killAt = 1; ; killAt += 4) {
    await forget();
    const { id: importId } = await person.api.searchConsole.fetch({ domainId });
    await runImport(breakServices(services, killAt).services, { importId }).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    // From here on only the report is missing; the next request writes it.
    if ((await person.api.imports.get({ domainId, importId })).state === 'done') break;
    kills += 1;
    await runImport(services, { importId });
    expect(await dumpImports(services, domainId), `killed at ${killAt}`).toEqual(whole);
  }
  expect(kills).toBeGreaterThan(10);
});
