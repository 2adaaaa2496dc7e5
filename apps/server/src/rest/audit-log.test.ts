import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let path: string;
beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  const { body } = await ada.call('POST', '/api/companies', { name: 'Acme' });
  const { id } = (body as { data: { id: string } }).data;
  path = `/api/companies/${id}`;
  await ada.call('PATCH', path, { name: '=1+1' });
  await ada.call('PUT', `${path}/sharing`, { members_may_share: true });
});
afterAll(() => edge.close());

interface Page {
  data: { id: string; kind: string }[];
  next_cursor: string | null;
}
const read = async (query = '') => {
  const { status, body } = await ada.call('GET', `${path}/audit-log${query}`);
  expect(status).toBe(200);
  return body as unknown as Page;
};

describe('GET /api/companies/{id}/audit-log', () => {
  it('lists changes with their actors, newest first', async () => {
    const { data, next_cursor } = await read();
    expect(next_cursor).toBeNull();
    expect(data.map(({ kind }) => kind)).toEqual([
      'workspace.sharing_changed',
      'workspace.renamed',
      'workspace.created',
    ]);
    expect(data[1]).toEqual({
      id: expect.any(String),
      created_at: expect.any(String),
      actor: {
        ...{ kind: 'person', person_id: ada.userId, name: null, email: ada.email },
        ...{ key_name: null, key_last_four: null },
      },
      kind: 'workspace.renamed',
      subject: { id: null, name: null },
      details: { before: 'Acme', after: '=1+1' },
      network: null,
    });
  });

  it('pages by its cursor and takes the filters', async () => {
    const first = await read('?limit=2');
    const second = await read(`?limit=2&cursor=${first.next_cursor}`);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
      (await read()).data.map(({ id }) => id),
    );
    expect(second.next_cursor).toBeNull();
    expect(
      (await read(`?person_id=${ada.userId}&group=workspace&time_zone=Europe/Berlin`)).data,
    ).toHaveLength(3);
    expect((await read('?group=api_key')).data).toEqual([]);
    expect((await read('?to=2020-01-01')).data).toEqual([]);
    for (const query of ['group=x', 'from=yesterday', 'time_zone=Mars', 'cursor=1', 'limit=101'])
      expect((await ada.call('GET', `${path}/audit-log?${query}`)).status).toBe(400);
  });
});

describe('GET /api/companies/{id}/audit-log/export', () => {
  const file = `audit-log/export`;

  it('is a CSV file of what the filters leave, and is noted', async () => {
    const { status, headers, text } = await ada.call('GET', `${path}/${file}?group=workspace`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="keydence-audit-log-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('x-total-count')).toBe('3');
    const lines = text.split('\r\n').slice(1, -1);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"workspace.renamed","Renamed the workspace",,,"Acme → =1+1"');
    expect((await read('?limit=1')).data).toMatchObject([{ kind: 'export.audit_log', details: { rows: 3 } }]);
  });

  it('writes nothing for a HEAD', async () => {
    const before = (await read()).data.length;
    await ada.call('HEAD', `${path}/${file}`);
    expect((await read()).data).toHaveLength(before);
  });
});
