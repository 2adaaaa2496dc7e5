import { dataOf, type Person } from './person.ts';
import { type Outcome, statusesOf } from './race.ts';

interface Changed {
  method: string;
  path: string;
  write: (writer: number) => object;
}

/** Of two writers who change the same version, the second gets a conflict. */
export async function matchOneTag(person: Person, domainId: string, round: number): Promise<Outcome> {
  const statuses: number[] = [];
  let isMet = true;
  for (const changed of await findChanged(person, domainId, round)) {
    const read = await person.call('GET', changed.path);
    const headers = { 'If-Match': read.headers.get('etag') ?? '' };
    const answers = await Promise.all(
      [1, 2].map((writer) =>
        person.call(changed.method, changed.path, { headers, body: changed.write(writer) }),
      ),
    );
    const ended = statusesOf(answers).sort();
    if (ended.join() !== '200,412') isMet = false;
    statuses.push(...ended);
  }
  return { criterion: 'one 200 and one 412 for each thing that can be changed', isMet, statuses };
}

/** One thing of each kind that has a tag and takes changes. */
async function findChanged(person: Person, domainId: string, round: number): Promise<Changed[]> {
  const workspace = await person.call('POST', '/api/companies', { body: { name: `Tagged ${round}` } });
  const list = await person.call('GET', `/api/seo/keywords?domain_id=${domainId}&limit=1`);
  const competitors = await person.call('GET', `/api/seo/competitors?domain_id=${domainId}&limit=1`);
  const firstOf = (answer: typeof list) => (answer.body.data as { id: string }[])[0]?.id ?? '';
  return [
    {
      method: 'PATCH',
      path: `/api/companies/${dataOf<{ id: string }>(workspace).id}`,
      write: (writer) => ({ name: `Tagged ${round} by ${writer}` }),
    },
    {
      method: 'PATCH',
      path: `/api/seo/keywords/${firstOf(list)}`,
      write: (writer) => ({ note: `Round ${round} by ${writer}` }),
    },
    {
      method: 'PUT',
      path: `/api/seo/competitors/${firstOf(competitors)}`,
      write: (writer) => ({ display_name: `Round ${round} by ${writer}` }),
    },
    {
      method: 'PUT',
      path: '/api/users/profile',
      write: (writer) => ({ full_name: `Round ${round} by ${writer}` }),
    },
  ];
}
