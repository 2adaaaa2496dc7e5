import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({});
});
afterAll(() => services.database.close());

describe('creating a workspace twice', () => {
  const wanted = () => ({ name: 'Acme', domainUrl: 'acme.test-site.com', requestId: randomUUID() });

  it('creates one workspace for concurrent requests with one request id', async () => {
    const { api } = await signIn(services);
    const input = wanted();
    const sent = services.sentJobs.length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.workspaces.create(input)));
    const [first] = answers;
    expect(answers).toEqual(answers.map(() => first));
    expect(await api.workspaces.list()).toEqual([first]);
    expect(services.sentJobs.slice(sent)).toHaveLength(1);
  });

  it('returns the current workspace for a later repetition', async () => {
    const { api } = await signIn(services);
    const input = wanted();
    const { id } = await api.workspaces.create(input);
    await api.workspaces.update({ workspaceId: id, name: 'Renamed' });
    expect(await api.workspaces.create(input)).toMatchObject({ id, name: 'Renamed' });
  });

  it('creates another workspace for another request id, and for another user', async () => {
    const ada = await signIn(services);
    const grace = await signIn(services);
    const input = wanted();
    const { id } = await ada.api.workspaces.create(input);
    const second = await ada.api.workspaces.create({ ...input, requestId: randomUUID() });
    const theirs = await grace.api.workspaces.create(input);
    expect(new Set([id, second.id, theirs.id]).size).toBe(3);
    expect((await grace.api.workspaces.list()).map((workspace) => workspace.id)).toEqual([theirs.id]);
  });

  it('leaves nothing behind when it fails, and can be retried with the same request id', async () => {
    const { api } = await signIn(services);
    const input = wanted();
    await failureOf(api.workspaces.create({ ...input, locationName: 'Atlantis' }));
    expect(await api.workspaces.list()).toEqual([]);
    expect(await api.workspaces.create(input)).toMatchObject({ name: 'Acme' });
  });

  it.each(['workspace_members', 'tracked_domains', 'domain_rhythms', 'domain_setups'])(
    'leaves nothing behind when the insert into %s fails',
    async (table) => {
      const { api } = await signIn(services);
      const { sql } = services.database;
      const input = wanted();
      const sent = services.sentJobs.length;
      const countRows = async () => {
        const [row] = await sql`
          select (select count(*) from workspaces)::int as workspaces, (select count(*) from workspace_members)::int as members,
            (select count(*) from tracked_domains)::int as domains, (select count(*) from domain_setups)::int as setups`;
        return row;
      };
      const before = await countRows();
      await sql.unsafe(`
        create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$;
        create trigger cut_off before insert on ${table} for each row execute function cut_off()`);
      await failureOf(api.workspaces.create(input)).finally(() => sql`drop function cut_off cascade`);
      expect(await countRows()).toEqual(before);
      expect(services.sentJobs).toHaveLength(sent);
      const { domains } = await api.workspaces.create(input);
      expect(domains).toHaveLength(1);
    },
  );
});
