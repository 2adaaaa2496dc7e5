import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpDomain } from '../../testing/set-up-domain.ts';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let companyId: string;
let domainId: string;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  ({ companyId, domainId } = await setUpDomain(edge, ada));
});
afterAll(() => edge.close());

const rule = { name: 'Drops', kind: 'dropped', places: 3, min_keywords: 2 };
const idOf = async (answer: ReturnType<Person['call']>) => ((await answer).body.data as { id: string }).id;
const firstOf = async (list: string) => {
  const { body } = await ada.call('GET', `/api/seo/${list}?domain_id=${domainId}`);
  return `/api/seo/${list}/${(body.data as { id: string }[])[0]?.id}`;
};
const addRule = async () => {
  const rules = `/api/seo/domains/${domainId}/alerts`;
  return `${rules}/${await idOf(ada.call('POST', rules, rule))}`;
};
const writeBrief = async () => {
  const id = crypto.randomUUID();
  await edge.services.database.sql`
    insert into briefs (list_id, id, title, subject, language, state, body)
    select list_id, ${id}, 'tea', 'addresses', 'en', 'done', null from tracked_domains where id = ${domainId}`;
  return `/api/seo/briefs/${id}?domain_id=${domainId}`;
};
const connect = async () => {
  await edge.services.database.sql`
    insert into search_console_connections (workspace_id, sealed_token, scope, connected_by, connected_at)
    values (${companyId}, 'sealed', 'read', ${ada.userId}, '2026-11-21T12:00:00Z')`;
  return `/api/seo/domains/${domainId}/search-console`;
};

interface Race {
  method: string;
  path: string;
  /** Table whose row lock a change takes first. */
  table: string;
  /** Creates an object to change or delete, and returns its path. */
  begin: () => Promise<string>;
  /** Bodies of the two requests; none for deletions. */
  bodies?: [object, object];
}

const at = { is_paused: false };
const races: Race[] = [
  {
    ...{ method: 'PUT', path: '/api/users/profile', table: 'identity.users' },
    begin: async () => '/api/users/profile',
    bodies: [{ full_name: 'Ada L.' }, { full_name: 'A. Lovelace' }],
  },
  {
    ...{ method: 'PATCH', path: '/api/companies/{id}', table: 'workspaces' },
    begin: async () => `/api/companies/${companyId}`,
    bodies: [{ name: 'First' }, { name: 'Second' }],
  },
  {
    ...{ method: 'PUT', path: '/api/companies/{id}/sharing', table: 'workspaces' },
    begin: async () => `/api/companies/${companyId}/sharing`,
    bodies: [{ members_may_share: true }, { members_may_share: true }],
  },
  {
    ...{ method: 'DELETE', path: '/api/companies/{id}', table: 'workspaces' },
    begin: async () => `/api/companies/${await idOf(ada.call('POST', '/api/companies', { name: 'Old' }))}`,
  },
  {
    ...{ method: 'PUT', path: '/api/seo/domains/{id}/schedule', table: 'domain_rhythms' },
    begin: async () => `/api/seo/domains/${domainId}/schedule`,
    bodies: [
      { ...at, hour: 3 },
      { ...at, hour: 4 },
    ],
  },
  {
    ...{ method: 'PATCH', path: '/api/seo/briefs/{id}', table: 'briefs' },
    begin: writeBrief,
    get bodies(): [object, object] {
      const ofDomain = { domain_id: domainId };
      return [
        { ...ofDomain, kind: 'guide' },
        { ...ofDomain, kind: 'comparison' },
      ];
    },
  },
  { ...{ method: 'DELETE', path: '/api/seo/briefs/{id}', table: 'briefs' }, begin: writeBrief },
  {
    ...{ method: 'DELETE', path: '/api/seo/domains/{id}/search-console' },
    ...{ table: 'search_console_connections', begin: connect },
  },
  {
    ...{ method: 'PUT', path: '/api/seo/domains/{id}/alerts/{ruleId}', table: 'tracked_domains' },
    begin: addRule,
    bodies: [
      { ...rule, name: 'First' },
      { ...rule, name: 'Second' },
    ],
  },
  {
    ...{ method: 'DELETE', path: '/api/seo/domains/{id}/alerts/{ruleId}', table: 'tracked_domains' },
    begin: addRule,
  },
  {
    ...{ method: 'PATCH', path: '/api/seo/keywords/{id}', table: 'domain_setups' },
    begin: () => firstOf('keywords'),
    bodies: [{ note: 'First' }, { note: 'Second' }],
  },
  {
    ...{ method: 'DELETE', path: '/api/seo/keywords/{id}', table: 'domain_setups' },
    begin: () => firstOf('keywords'),
  },
  {
    ...{ method: 'PUT', path: '/api/seo/competitors/{id}', table: 'competitors' },
    begin: () => firstOf('competitors'),
    bodies: [{ display_name: 'First' }, { display_name: 'Second' }],
  },
  {
    ...{ method: 'DELETE', path: '/api/seo/competitors/{id}', table: 'competitors' },
    begin: () => firstOf('competitors'),
  },
  {
    ...{ method: 'PATCH', path: '/api/seo/content-plan/{id}', table: 'keyword_lists' },
    begin: () => firstOf('content-plan'),
    bodies: [{ notes: 'First' }, { notes: 'Second' }],
  },
  {
    ...{ method: 'DELETE', path: '/api/seo/content-plan/{id}', table: 'keyword_lists' },
    begin: () => firstOf('content-plan'),
  },
];

/** Sends both while the rows are locked, so that each reaches its row lock. */
async function sendBoth({ method, table, begin, bodies }: Race): Promise<number[]> {
  const path = await begin();
  const tag = String((await ada.call('GET', path)).headers.get('etag'));
  const headers = { authorization: `Bearer ${ada.userId}`, 'content-type': 'application/json' };
  const send = async (body: object | undefined) => {
    const init = { method, headers: { ...headers, 'if-match': tag } };
    return edge.request(path, body ? { ...init, body: JSON.stringify(body) } : init);
  };
  const { sql } = edge.services.database;
  // Changes of one list queue before they query the database.
  const waitingAtOnce = /\/(keywords|competitors|content-plan)\//.test(path) ? 1 : 2;
  const sent = await sql.begin(async (tx) => {
    await tx`lock table ${tx(table)} in exclusive mode`;
    const both = [send(bodies?.[0]), send(bodies?.[1])];
    await expect
      .poll(async () => {
        const rows = await sql<{ waiting: number }[]>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return rows[0]?.waiting;
      })
      .toBe(waitingAtOnce);
    return { both };
  });
  const answers = await Promise.all(sent.both);
  return answers.map(({ status }) => status).sort();
}

/**
 * A request waits some seconds for a list, then returns 409; on a busy machine the race is repeated.
 */
async function run(race: Race): Promise<number[]> {
  const statuses = await sendBoth(race);
  return statuses.includes(409) ? run(race) : statuses;
}

describe('of two parallel changes with one tag, one succeeds and the other is 412', () => {
  it.each(races)('$method $path', async (race) => {
    const [done, refused] = await run(race);
    expect([200, 204]).toContain(done);
    expect(refused).toBe(412);
  });

  it('and every operation that takes If-Match is among them', async () => {
    const { body } = await edge.request('/api/openapi.json');
    const paths = body.paths as Record<string, Record<string, { parameters?: { $ref?: string }[] }>>;
    const conditional = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, { parameters }]) => parameters?.some(({ $ref }) => $ref?.endsWith('/IfMatch')))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(conditional.sort()).toEqual(races.map(({ method, path }) => `${method} ${path}`).sort());
  });
});

it('of many more than there are connections, one is done', async () => {
  const path = `/api/companies/${companyId}`;
  const tag = String((await ada.call('GET', path)).headers.get('etag'));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      edge.request(path, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${ada.userId}`,
          'content-type': 'application/json',
          'if-match': tag,
        },
        body: JSON.stringify({ name: `Name ${index}` }),
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 412)).toHaveLength(39);
});

it('a change without the header is not held up by it, and ends the tag of others', async () => {
  const path = `/api/companies/${companyId}`;
  const tag = String((await ada.call('GET', path)).headers.get('etag'));
  expect((await ada.call('PATCH', path, { name: 'Unconditional' })).status).toBe(200);
  const headers = { authorization: `Bearer ${ada.userId}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Late' });
  const late = await edge.request(path, { method: 'PATCH', headers: { ...headers, 'if-match': tag }, body });
  expect(late.status).toBe(412);
});
