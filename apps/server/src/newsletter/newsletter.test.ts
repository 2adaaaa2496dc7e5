import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError, newsletterPages } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { writeSubscribers } from './write-subscribers.ts';

let edge: TestEdge;
const folder = mkdtempSync(path.join(tmpdir(), 'keydence-newsletter-'));
const counted: string[] = [];
let refusal: Error | null = null;

beforeAll(async () => {
  for (const page of newsletterPages) {
    writeFileSync(path.join(folder, `newsletter-${page}.html`), `<h1>${page}</h1>{{operator_name}}`);
  }
  const take = async (action: string) => {
    counted.push(action);
    if (refusal) throw refusal;
  };
  edge = await startEdge(
    { rateLimiter: { take } },
    { webDist: folder, siteSettings: { OPERATOR_NAME: 'Ada' } },
  );
});
beforeEach(async () => {
  refusal = null;
  counted.length = 0;
  edge.sentMails.length = 0;
  await edge.services.database.sql`delete from newsletter_subscriptions`;
});
afterAll(async () => {
  await edge.close();
  rmSync(folder, { recursive: true });
});

const email = 'ada@people.example';
const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
const post = (fields: Record<string, string> = {}) =>
  edge.request('/', form({ 'form-name': 'newsletter', email, website: '', ...fields }));
const statusOf = async () =>
  (await edge.services.database.sql<{ status: string }[]>`select status from newsletter_subscriptions`).map(
    ({ status }) => status,
  );
const linkTo = (page: string) =>
  new RegExp(`http://localhost:3000(/newsletter/${page}\\?token=[\\w-]+)`).exec(
    edge.sentMails[0]?.text ?? '',
  )?.[1] ?? '';

describe('POST /', () => {
  it('takes the form, and answers with a page', async () => {
    const { status, text, headers } = await post();
    expect([status, text]).toEqual([200, '<h1>requested</h1>Ada']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(edge.sentMails.map(({ to }) => to)).toEqual([email]);
  });

  it('takes it as multipart, too', async () => {
    const body = new FormData();
    body.set('form-name', 'newsletter');
    body.set('email', email);
    expect((await edge.request('/', { method: 'POST', body })).status).toBe(200);
    expect(await statusOf()).toEqual(['pending']);
  });

  it('gives a program that fills in everything the same answer, and does nothing', async () => {
    const [trapped, honest] = [await post({ website: 'https://spam.example' }), await post()];
    expect([trapped.status, trapped.text]).toEqual([honest.status, honest.text]);
    expect(counted).toHaveLength(1);
    expect(edge.sentMails).toHaveLength(1);
  });

  it.each([
    [new AppError('validation_failed', 'no'), 400, 'refused', { email: 'ada' }],
    [new AppError('rate_limited', 'no', { retryAfterSeconds: 60 }), 429, 'limited', {}],
    [new Error('the disk is full'), 500, 'failed', {}],
  ])('says on a page that it did not work: %s', async (error, status, page, fields) => {
    refusal = error;
    const answer = await post(fields);
    expect([answer.status, answer.text]).toEqual([status, `<h1>${page}</h1>Ada`]);
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '60' : null);
    expect(await statusOf()).toEqual([]);
  });

  it.each([
    ['another form', form({ 'form-name': 'contact', email }), 404],
    ['no form', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }, 415],
    ['a huge form', form({ 'form-name': 'newsletter', email: 'a'.repeat(20_000) }), 413],
  ])('is not for %s', async (_, init, status) => {
    expect((await edge.request('/', init)).status).toBe(status);
    expect(counted).toEqual([]);
  });
});

describe('the links of the mail', () => {
  it('ask when they are opened, and count when they are sent', async () => {
    await post();
    const [confirm, unsubscribe] = [linkTo('confirm'), linkTo('unsubscribe')];
    const steps = [
      { method: 'GET', url: confirm, page: 'confirm', status: 'pending' },
      { method: 'POST', url: confirm, page: 'confirmed', status: 'confirmed' },
      { method: 'GET', url: unsubscribe, page: 'unsubscribe', status: 'confirmed' },
      { method: 'POST', url: unsubscribe, page: 'unsubscribed', status: 'unsubscribed' },
    ];
    for (const { method, url, page, status } of steps) {
      const answer = await edge.request(url, { method });
      expect([answer.status, answer.text]).toEqual([200, `<h1>${page}</h1>Ada`]);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(await statusOf()).toEqual([status]);
    }
  });

  it('RFC 8058: a mail program ends it with one POST', async () => {
    await post();
    const [mail] = edge.sentMails;
    const url = (mail?.unsubscribeUrl ?? '').replace('http://localhost:3000', '');
    const answer = await edge.request(url, form({ 'List-Unsubscribe': 'One-Click' }));
    expect(answer.status).toBe(200);
    expect(await statusOf()).toEqual(['unsubscribed']);
  });

  it.each(['confirm', 'unsubscribe'])('%s that is not ours is 404', async (page) => {
    for (const query of ['', '?token=', '?token=x', '?token=<script>']) {
      const { status, text } = await edge.request(`/newsletter/${page}${query}`, { method: 'POST' });
      expect([status, text]).toEqual([404, '<h1>wrong-link</h1>Ada']);
    }
  });
});

it('writes confirmed subscribers to a file that only its owner can read', async () => {
  await post();
  await edge.request(linkTo('confirm'), { method: 'POST' });
  const file = path.join(folder, 'data', 'subscribers.csv');
  expect(await writeSubscribers(edge.services, file)).toBe(1);
  expect(readFileSync(file, 'utf8').split('\r\n')).toEqual([
    expect.stringContaining('"email","unsubscribeUrl"'),
    expect.stringContaining(`"${email}","http://localhost:3000/newsletter/unsubscribe?token=`),
    '',
  ]);
  expect(statSync(file).mode & 0o077).toBe(0);
});
