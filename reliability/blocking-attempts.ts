import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateZeros, writeExport, zip, zipText } from './blocking-files.ts';
import { addImportDomain, addReadyDomain, dataOf, type Person, send as sendRequest } from './person.ts';
import { isShort } from './run-options.ts';

/** An attempt to block the event loop; returns the statuses of its responses. */
export interface Attempt {
  name: string;
  /** Sent once before the measurement. */
  isWarmedUp?: boolean;
  send(): Promise<number[]>;
}

const mb = 2 ** 20;
const requests = isShort ? 10 : 30;
const bombBytes = isShort ? 256 * mb : 2_048 * mb;
const largeRows = isShort ? 20_000 : 190_000;
const importedRows = isShort ? 5_000 : largeRows;
/** Address length at which this number of rows unzips to 95 MB. */
const addressLength = isShort ? 400 : 390;

export async function listAttempts(origin: string, person: Person): Promise<Attempt[]> {
  const imports = await addImportDomain(person, 'Imports');
  const sample = await addReadyDomain(person, 'Sample');
  return [
    ...pathAttempts(origin),
    ...bodyAttempts(origin, person, sample),
    ...pictureAttempts(person),
    ...(await fileAttempts(person, imports)),
    ...listOfAttempts(person, imports),
  ];
}

function pathAttempts(origin: string): Attempt[] {
  const many = (path: string) => () =>
    Promise.all(
      Array.from({ length: requests }, async () => (await sendRequest(origin, 'GET', path)).status),
    );
  return [
    ['letters', `/api/${'a'.repeat(15_500)}`],
    ['beginnings of tokens', `/api/${'eyJhbGci-'.repeat(1_700)}`],
    ['slashes', `/${'/'.repeat(15_500)}`],
    ['percent signs', `/api/${'%25'.repeat(5_000)}`],
    ['beginnings of addresses', `/auth/v1/authorize?provider=google&redirect_to=${'a://'.repeat(3_500)}`],
  ].map(([kind = '', path = '']) => ({
    name: `${requests} paths of ${kind} concurrently, 15 kB each`,
    isWarmedUp: true,
    send: many(path),
  }));
}

function bodyAttempts(origin: string, person: Person, domainId: string): Attempt[] {
  const post = async (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, ...headers },
      body,
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const half = 500_000;
  const keyword = (number: number) => `pasted keyword ${number}`.padEnd(200, 'x');
  return [
    {
      name: 'JSON of 1 MB, 500,000 levels deep',
      isWarmedUp: true,
      send: async () => [await post('/api/companies', `{"name":${'['.repeat(half)}${']'.repeat(half)}}`)],
    },
    {
      name: 'JSON of 1 MB, 90,000 names',
      isWarmedUp: true,
      send: async () => [
        await post(
          '/api/companies',
          JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`n${i}`, 1]))),
        ),
      ],
    },
    {
      name: 'a name of 1 MB in a sign-up',
      isWarmedUp: true,
      send: async () => [
        await post(
          '/auth/v1/signup',
          JSON.stringify({ email: `${'a'.repeat(900_000)}@b.example`, password: 'x' }),
        ),
      ],
    },
    {
      name: '1,000 keywords of 200 characters, pasted',
      isWarmedUp: true,
      send: async () => [
        await post(
          '/api/seo/keywords/bulk',
          JSON.stringify({
            domain_id: domainId,
            keywords: Array.from({ length: 1_000 }, (_, i) => keyword(i)),
          }),
        ),
      ],
    },
    {
      name: '100,000 keywords, pasted',
      isWarmedUp: true,
      send: async () => [
        await post(
          '/api/seo/keywords/bulk',
          JSON.stringify({ domain_id: domainId, keywords: Array.from({ length: 100_000 }, () => 'a') }),
        ),
      ],
    },
    {
      name: 'a body that says it is gzip',
      isWarmedUp: true,
      send: async () => [
        await post('/api/companies', new Uint8Array(await deflateZeros(100 * mb)), {
          'content-encoding': 'gzip',
        }),
      ],
    },
    {
      name: '20 concurrent passwords',
      isWarmedUp: true,
      send: () =>
        Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            post(
              '/auth/v1/signup',
              JSON.stringify({ email: `block${i}@people.example`, password: `${'p'.repeat(60)}${i}` }),
            ),
          ),
        ),
    },
    {
      name: 'an access token of 12 kB',
      isWarmedUp: true,
      send: async () => [
        await post('/api/companies', '{}', {
          authorization: `Bearer ${'eyJ'.repeat(2_000)}.${'a'.repeat(5_000)}.x`,
        }),
      ],
    },
  ];
}

function pictureAttempts(person: Person): Attempt[] {
  const upload = async (content: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.set('avatar', new Blob([content]), 'picture.png');
    return (await person.call('POST', '/api/users/profile/avatar', { body })).status;
  };
  const noise = new Uint8Array(randomBytes(4.9 * mb));
  noise.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return [
    { name: 'a picture of 5 MB that is none', isWarmedUp: true, send: async () => [await upload(noise)] },
  ];
}

async function fileAttempts(person: Person, domainId: string): Promise<Attempt[]> {
  const upload =
    (content: Uint8Array<ArrayBuffer>, name = 'export.csv') =>
    async () => {
      const body = new FormData();
      body.set('file', new Blob([content]), name);
      return [(await person.call('POST', `/api/seo/domains/${domainId}/imports`, { body })).status];
    };
  const text = writeExport(largeRows, addressLength);
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${text.slice(0, 9.5 * mb)}`, 'utf16le'));
  const lines = new TextEncoder().encode(`${'"'}${'a,b\n'.repeat(4.5 * mb)}`);
  return [
    {
      name: `a zip that states 10 bytes and holds ${bombBytes / mb} MB`,
      send: upload(zip(await deflateZeros(bombBytes), 10), 'bomb.zip'),
    },
    {
      name: `a zip that states 90 MB and holds ${bombBytes / mb} MB`,
      send: upload(zip(await deflateZeros(bombBytes), 90 * mb), 'bomb.zip'),
    },
    {
      name: `an honest zip of ${Math.round(text.length / 1e6)} MB, ${largeRows} rows`,
      send: upload(zipText(text), 'large.zip'),
    },
    { name: 'CSV of 19 MB in UTF-16', send: upload(utf16) },
    { name: 'CSV of 19 MB whose quotation mark never closes', send: upload(lines) },
    {
      name: 'CSV of 19 MB with ten million cells in a row',
      send: upload(new TextEncoder().encode(',a'.repeat(9.5 * mb))),
    },
    {
      name: 'CSV of 19 MB with ten million empty rows',
      send: upload(new TextEncoder().encode('\n'.repeat(19 * mb))),
    },
    { name: '19 MB of random bytes', send: upload(new Uint8Array(randomBytes(19 * mb))) },
    {
      name: `the import of ${importedRows} rows, its scores and its report, by the worker in the same process`,
      send: () => runImport(person, domainId, zipText(writeExport(importedRows, addressLength))),
    },
  ];
}

async function runImport(
  person: Person,
  domainId: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<number[]> {
  const body = new FormData();
  body.set('file', new Blob([content]), 'large.zip');
  const path = `/api/seo/domains/${domainId}/imports`;
  const { id } = dataOf<{ id: string }>(await person.call('POST', path, { body }));
  const started = await person.call('POST', `${path}/${id}/start`, { body: {} });
  for (;;) {
    const answer = await person.call('GET', `${path}/${id}`);
    const { state, message } = dataOf<{ state: string; message: string | null }>(answer);
    if (state === 'done') return [started.status, answer.status];
    if (state === 'failed') throw new Error(`the import failed: ${message}`);
    await pause(200);
  }
}

function listOfAttempts(person: Person, domainId: string): Attempt[] {
  const get = (path: string) => async () => [(await person.call('GET', path)).status];
  const query = `domain_id=${domainId}`;
  return [
    { name: 'the export of that list', isWarmedUp: true, send: get(`/api/seo/keywords/export?${query}`) },
    { name: 'a page of that list', isWarmedUp: true, send: get(`/api/seo/keywords?${query}&page_size=100`) },
    { name: 'its report', isWarmedUp: true, send: get(`/api/seo/reports?${query}`) },
    { name: "the person's own data", isWarmedUp: true, send: get('/api/users/profile/export') },
  ];
}
