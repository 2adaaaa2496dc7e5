import { runImport, runSetup } from '@keydence/api';
import { importLimits, importTooLarge } from '@keydence/domain';
import { writeSpreadsheet } from '@keydence/search-data/testing/spreadsheet';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { malformedIds, unknownId } from '../../testing/expect-hidden.ts';
import { formContentType, multipartForm } from '../../testing/multipart-form.ts';
import { type Answer, type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';

let edge: TestEdge;
let ada: Person;
let bob: Person;
let domainId: string;
beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  bob = await edge.signUp();
});
afterAll(() => edge.close());
beforeEach(async () => {
  const { body } = await ada.call('POST', '/api/companies', { name: 'Acme' });
  const companyId = (body.data as { id: string }).id;
  const added = await ada.call('POST', `/api/companies/${companyId}/domains`, {
    domain_url: 'acme.com',
    location_code: 2840,
  });
  domainId = (added.body.data as { id: string }).id;
});

const pathOf = (id = domainId) => `/api/seo/domains/${id}/imports`;
const setUp = () => runSetup(edge.services, { domainId, run: 1 });

interface Upload {
  person?: Person;
  path?: string;
  content?: string | Uint8Array;
  type?: string;
  field?: string;
}

function upload({ person = ada, path = pathOf(), content = 'tea shop\ngreen tea\n', ...form }: Upload = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { type = formContentType, field = 'file' } = form;
  return edge.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.userId}`, 'content-type': type },
    body: ReadableStream.from(multipartForm({ field, content: bytes, fileName: '../Requêtes.csv' })),
    duplex: 'half',
  } as RequestInit);
}

const idOf = ({ body }: Answer) => (body.data as { id: string }).id;

it('an export is uploaded, looked at, imported and told of', async () => {
  await setUp();
  const content = 'Top queries,Clicks,Impressions,CTR,Position\ntea shop,12,340,3.53%,13.94\n';
  const uploaded = await upload({ content });
  expect(uploaded).toMatchObject({ status: 200, body: { success: true } });
  expect(uploaded.body.data).toMatchObject({
    file_name: 'Requêtes.csv',
    state: 'previewed',
    figures: null,
    preview: {
      kind: 'search_console',
      keyword_rows: 1,
      skipped_rows: 0,
      measured_on: '2026-11-21',
      is_date_known: false,
      obstacle: null,
      filled: ['rank', 'clicks', 'impressions'],
      sample: [{ keyword_text: 'tea shop', search_volume: null, rank_absolute: 14, clicks: 12 }],
    },
  });
  const importId = idOf(uploaded);
  const started = await ada.call('POST', `${pathOf()}/${importId}/start`, {});
  expect(started).toMatchObject({ status: 200, body: { data: { state: 'queued' } } });
  expect((await ada.call('POST', `${pathOf()}/${importId}/start`, {})).status).toBe(409);
  expect(edge.sentImports.at(-1)).toEqual({ importId });
  await runImport(edge.services, { importId });
  const ended = await ada.call('GET', `${pathOf()}/${importId}`);
  expect(ended.body.data).toMatchObject({
    state: 'done',
    done: 1,
    total: 1,
    figures: { added: 1, updated: 0, deleted: 0, totals: 0, is_repeat: false },
    finished_at: '2026-11-21T12:00:00.000Z',
  });
  expect((await ada.call('GET', pathOf())).body.data).toMatchObject([{ id: importId }]);
  expect((await ada.call('POST', `${pathOf()}/${importId}/cancel`, {})).status).toBe(409);
  const keywords = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}`);
  expect(keywords.body).toMatchObject({
    data: [{ keyword_text: 'tea shop', search_volume: null, rank_absolute: 14 }],
    data_source: 'import',
  });
  const [keyword] = keywords.body.data as { id: string }[];
  const details = await ada.call('GET', `/api/seo/keywords/${keyword?.id}`);
  expect(details.body.data).toMatchObject({
    measures: [
      {
        source: 'search_console',
        measured_on: '2026-11-21',
        search_volume: null,
        is_rank_checked: true,
        rank: 14,
        average_position: 13.94,
        clicks: 12,
        impressions: 340,
      },
    ],
  });
});

it('a table is explained, and another site is accepted, before it is imported', async () => {
  await setUp();
  const content = 'Phrase,Address,Place\ntea shop,https://contender.com/tea,4\n';
  const uploaded = await upload({ content });
  expect(uploaded.body.data).toMatchObject({
    preview: {
      kind: 'table',
      reading: null,
      table: { header_row: 1, columns: [{ name: 'Phrase', guess: 'keyword' }, { guess: 'ranking_url' }, {}] },
    },
  });
  const path = `${pathOf()}/${idOf(uploaded)}`;
  const fields = ['keyword', 'ranking_url', 'rank'];
  const read = await ada.call('POST', `${path}/read`, { fields });
  expect(read).toMatchObject({
    status: 200,
    body: { data: { preview: { keyword_rows: 1, other_site: 'contender.com', reading: { fields } } } },
  });
  expect((await ada.call('POST', `${path}/read`, { fields: ['rank'] })).status).toBe(400);
  expect((await ada.call('POST', `${path}/start`, {})).status).toBe(409);
  const started = await ada.call('POST', `${path}/start`, { accepts_other_site: true });
  expect(started).toMatchObject({ status: 200, body: { data: { state: 'queued' } } });
});

it('what cannot be taken is refused with its status and the next step', async () => {
  expect((await upload()).status).toBe(425);
  await setUp();
  expect(await upload({ content: '31\n8\n4' })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
  expect((await upload({ field: 'other' })).status).toBe(400);
  expect((await upload({ type: 'text/csv' })).status).toBe(415);
  expect((await upload({ content: Uint8Array.from([0x89, 0x50, 0xff, 0xfe]) })).status).toBe(415);
  const large = await upload({ content: new Uint8Array(importLimits.fileBytes + 1) });
  expect(large).toMatchObject({ status: 413, body: { message: importTooLarge } });
  expect((await edge.request(pathOf(), { method: 'POST' })).status).toBe(401);
  expect((await ada.call('GET', pathOf())).body.data).toEqual([]);
});

it('the imports of others are hidden like unknown ones', async () => {
  await setUp();
  const importId = idOf(await upload());
  const foreign = await Promise.all([
    upload({ person: bob }),
    bob.call('GET', pathOf()),
    bob.call('GET', `${pathOf()}/${importId}`),
    bob.call('POST', `${pathOf()}/${importId}/start`, {}),
    bob.call('POST', `${pathOf()}/${importId}/cancel`, {}),
  ]);
  const unknown = await Promise.all(
    [unknownId, ...malformedIds].flatMap((id) => [
      upload({ path: pathOf(id) }),
      ada.call('GET', `${pathOf()}/${id}`),
    ]),
  );
  for (const answer of [...foreign, ...unknown]) {
    expect(answer).toMatchObject({ status: 404, body: { message: 'Not found' } });
  }
});

it('of a spreadsheet a sheet can be chosen, which is the one that is imported', async () => {
  await setUp();
  const head = ['Keyword', 'Position', 'Search Volume', 'CPC', 'URL'];
  const content = writeSpreadsheet({
    Plan: [head, ['tea', 4, 1300, 1.3, 'https://acme.com/'], ['pot', 5, 90, 1.1, 'https://acme.com/pot']],
    Spring: [head, ['kettle', 7, 70, 0.2, 'https://acme.com/kettle']],
  });
  const uploaded = await upload({ content });
  const preview = { sheets: ['Plan', 'Spring'], sheet: 'Plan', keyword_rows: 2 };
  expect(uploaded.body.data).toMatchObject({ preview });
  const path = `${pathOf()}/${idOf(uploaded)}`;
  expect((await ada.call('POST', `${path}/read`, { sheet: 'Summer' })).status).toBe(400);
  const read = await ada.call('POST', `${path}/read`, { sheet: 'Spring' });
  expect(read.body.data).toMatchObject({ preview: { sheet: 'Spring', keyword_rows: 1 } });
  await ada.call('POST', `${path}/start`, {});
  await runImport(edge.services, { importId: idOf(uploaded) }, { isLast: true });
  const { body } = await ada.call('GET', `/api/seo/keywords?domain_id=${domainId}`);
  expect(body.data).toMatchObject([{ keyword_text: 'kettle', rank_group: 7 }]);
});
