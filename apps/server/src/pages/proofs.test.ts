import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCrawl } from '../../testing/start-crawl.ts';
import { writeTestPage as page } from '../../testing/start-site.ts';

let crawl: Awaited<ReturnType<typeof startCrawl>>;
beforeAll(async () => {
  crawl = await startCrawl();
});
afterAll(() => crawl.close());
beforeEach(() => crawl.reset());

const day = 86_400_000;
const path = '/.well-known/keydence-site-verification.txt';
const tagOf = (token: string) => `<meta name="keydence-site-verification" content="${token}">`;

async function track(name?: string) {
  const tracked = await crawl.track(name);
  const { api, domainId, read } = tracked;
  const { proofToken: token } = await api.pages.status({ domainId });
  crawl.site.pages.set('/', page({ title: 'Home', links: ['/a'] }));
  crawl.site.pages.set('/a', page({ title: 'Alpha' }));
  return {
    ...tracked,
    token,
    async readLevel(running = crawl.services) {
      await read(running);
      return (await api.pages.status({ domainId })).level;
    },
  };
}

describe('the proof of a site', () => {
  it.each<[string, string, (token: string) => void]>([
    ['file', 'a file', (token) => crawl.site.pages.set(path, `\uFEFF${token}\r\n`)],
    [
      'file',
      'a file after a redirect on the site',
      (token) => {
        crawl.site.pages.set(path, (_, response) => response.writeHead(302, { location: '/token' }).end());
        crawl.site.pages.set('/token', token);
      },
    ],
    ['meta_tag', 'a tag', (token) => crawl.site.pages.set('/', page({ title: 'Home', head: tagOf(token) }))],
  ])('is a %s: %s', async (kind, _name, put) => {
    const { token, readLevel, api, domainId } = await track();
    put(token);
    expect(await readLevel()).toBe('proven');
    expect((await api.pages.status({ domainId })).proof).toMatchObject({ kind });
  });

  it('is a TXT record', async () => {
    const { token, readLevel } = await track();
    const readTexts = async () => ['v=spf1 -all', `keydence-site-verification=${token}`];
    const siteReader = { ...crawl.site.reader, readTexts };
    expect(await readLevel({ ...crawl.services, siteReader })).toBe('proven');
  });

  it.each<[string, (token: string) => void]>([
    [
      'that is a file of another site after a redirect',
      (token) => {
        crawl.site.pages.set(path, (request, response) =>
          request.headers.host === 'elsewhere.com'
            ? response.end(token)
            : response.writeHead(302, { location: `http://elsewhere.com${path}` }).end(),
        );
      },
    ],
    [
      'that the server denies to have',
      (token) => crawl.site.pages.set(path, (_, response) => response.writeHead(404).end(token)),
    ],
    ['with more text', (token) => crawl.site.pages.set(path, `${token}\n${token}`)],
    ...[
      (token: string) => `<!-- ${tagOf(token)} -->`,
      (token: string) => `<script>const latest = '${tagOf(token)}'</script>`,
      (token: string) => `<style>${tagOf(token)}</style><title>${tagOf(token)}</title>`,
      (token: string) => `<template>${tagOf(token)}</template>`,
      (token: string) => `</head><body>${tagOf(token)}`,
    ].map((write): [string, (token: string) => void] => [
      `that is no tag of the head: ${write('T')}`,
      (token) => crawl.site.pages.set('/', `<head>${write(token)}</head><body>Hello</body>`),
    ]),
  ])('is none %s', async (_name, put) => {
    const { token, readLevel } = await track();
    put(token);
    expect(await readLevel()).toBe('unproven');
  });

  it('of another workspace is none', async () => {
    const other = await track('shared.com');
    const { readLevel } = await track('shared.com');
    crawl.site.pages.set(path, other.token);
    expect(await readLevel()).toBe('unproven');
    expect(await other.readLevel()).toBe('proven');
  });

  it('that disappears counts for 14 days more, and its loss deletes nothing', async () => {
    const { token, readLevel, states } = await track();
    crawl.site.pages.set(path, token);
    expect(await readLevel()).toBe('proven');
    crawl.site.pages.delete(path);
    expect(await readLevel()).toBe('proven');
    await crawl.quick.sleep(13 * day);
    expect(await readLevel()).toBe('proven');
    crawl.site.pages.set(path, token);
    expect(await readLevel()).toBe('proven');
    crawl.site.pages.delete(path);
    await crawl.quick.sleep(2 * day);
    expect(await readLevel()).toBe('proven');
    await crawl.quick.sleep(15 * day);
    expect(await readLevel()).toBe('unproven');
    expect(await states()).toEqual({ '/': 'healthy', '/a': 'healthy' });
  });
});
