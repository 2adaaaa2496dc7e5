import type { DatabaseHandle } from '@keydence/db';
import { addReadyDomain, dataOf, type Person, signIn } from './person.ts';

/** A person with a site, as the visitors of a load run use it. */
export interface Tenant {
  person: Person;
  domainId: string;
  keywordIds: string[];
}

/**
 * Adds `count` tenants, each with a workspace and the sample world's keywords. The server sets up
 * the first; the others get copies of its rows.
 */
export async function addTenants(database: DatabaseHandle, origin: string, count: number): Promise<Tenant[]> {
  const tenants: Tenant[] = [];
  let original = '';
  for (let number = 0; number < count; number += 1) {
    const person = await signIn(origin, `tenant${number}@people.example`);
    if (number === 0) original = await addReadyDomain(person, 'Tenant 0');
    const domainId = number === 0 ? original : await copyDomain(database, person, { number, original });
    const { data } = (await person.call('GET', `/api/seo/keywords?domain_id=${domainId}&limit=20`)).body;
    tenants.push({ person, domainId, keywordIds: (data as { id: string }[]).map(({ id }) => id) });
  }
  await database.sql.unsafe('vacuum analyze');
  return tenants;
}

/** The tables of a list whose rows name nothing but the list. */
const copied = ['tracked_keywords', 'keyword_rankings', 'keyword_volumes', 'ranking_months'];

async function copyDomain(
  { sql }: DatabaseHandle,
  person: Person,
  { number, original }: { number: number; original: string },
): Promise<string> {
  const { id } = dataOf<{ id: string }>(
    await person.call('POST', '/api/companies', { body: { name: `Tenant ${number}` } }),
  );
  const domainId = crypto.randomUUID();
  await sql.begin(async (tx) => {
    await tx`
      insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code, data_source)
      select ${domainId}, ${id}, domain_name, location_code, language_code, data_source
      from tracked_domains where id = ${original}`;
    await tx`insert into domain_setups (domain_id, state, message) values (${domainId}, 'ready', 'Ready')`;
    const [list] = await tx<{ id: number; from: number }[]>`
      insert into keyword_lists (domain_id, location_code, language_code, next_keyword_id)
      select ${domainId}, l.location_code, l.language_code, l.next_keyword_id
      from keyword_lists l join tracked_domains d on d.list_id = l.id where d.id = ${original}
      returning id, (select list_id from tracked_domains where id = ${original}) as from`;
    if (!list) throw new Error('there is no list to copy');
    for (const table of copied) {
      const columns = await tx<{ name: string }[]>`
        select column_name as name from information_schema.columns
        where table_name = ${table} and is_generated = 'NEVER' and column_name <> 'list_id'`;
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      const statement = `insert into ${table} (list_id, ${names}) select $1, ${names} from ${table} where list_id = $2`;
      await tx.unsafe(statement, [list.id, list.from]);
    }
    await tx`update tracked_domains set list_id = ${list.id} where id = ${domainId}`;
  });
  return domainId;
}

/** Items of the feedback board, by the first of the tenants; some of their ids. */
export async function addFeedback(
  { sql }: DatabaseHandle,
  { person }: Tenant,
  count: number,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    insert into feedback (id, author_id, title, description, category, search_text)
    select gen_random_uuid(), u.id, 'Item ' || n, 'One of many', 'improvements', 'item ' || n || ' one of many'
    from generate_series(1, ${count}::int) as n, users u where u.email = ${person.email}
    returning id`;
  return rows.slice(0, 200).map(({ id }) => id);
}
