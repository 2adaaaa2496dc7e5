import { runSiteRead } from '@keydence/api';
import { formatMoment } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCrawl } from '../../testing/start-crawl.ts';
import { writeTestPage as page } from '../../testing/start-site.ts';

let crawl: Awaited<ReturnType<typeof startCrawl>>;
beforeAll(async () => {
  crawl = await startCrawl();
});
afterAll(() => crawl.close());
beforeEach(() => crawl.reset());

const put = (path: string, ...args: Parameters<typeof page>) => crawl.site.pages.set(path, page(...args));
const answer = (path: string, status: number, body = '', headers: Record<string, string> = {}) =>
  crawl.site.pages.set(path, (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body),
  );
const asked = (path: string) => crawl.site.requests.filter((each) => each.path.startsWith(path)).length;
/** Answers any path that nothing else answers. */
const answerRest = (write: (path: string) => string) => {
  const known = crawl.site.pages;
  const get = known.get.bind(known);
  known.get = (path) =>
    known.has(path) || path.endsWith('.txt') || path.endsWith('.xml') ? get(path) : write(path);
  return () => {
    known.get = get;
  };
};

describe('a server that answers 200 for everything', () => {
  it('has its missing pages told from its own', async () => {
    const { read, found } = await crawl.track();
    put('/', { title: 'Home', links: ['/a', '/gone', '/gone-too'] });
    put('/a', { title: 'Alpha' });
    const stop = answerRest((path) =>
      page({
        title: 'Oops',
        text: `We could not find ${path}. Please go back to the home page and try again there.`,
      }),
    );
    const end = await read();
    stop();
    expect(end).toMatchObject({ state: 'done' });
    expect(await found('soft_404')).toEqual(['/gone', '/gone-too']);
    expect(await found('duplicate')).toEqual([]);
  });

  it('with its home page loses no page of its own', async () => {
    const { read, found } = await crawl.track();
    const home = page({ title: 'Home', links: ['/a', '/gone'] });
    crawl.site.pages.set('/', home);
    put('/a', { title: 'Alpha' });
    const stop = answerRest(() => home);
    await read();
    stop();
    expect(await found('soft_404')).toEqual(['/gone']);
  });
});

describe('a wall against bots', () => {
  it('is no page, and ends the run with a sentence', async () => {
    const { read, states, api, domainId } = await crawl.track();
    const paths = Array.from({ length: 30 }, (_, index) => `/p${index}`);
    put('/', { title: 'Home', links: paths });
    for (const path of paths)
      answer(path, 403, '<title>Just a moment...</title>', { 'cf-mitigated': 'challenge' });
    const end = await read();
    expect(end?.state).toBe('incomplete');
    expect(end?.gaps.find(({ reason }) => reason === 'blocked')?.count).toBe(30);
    expect(paths.reduce((sum, path) => sum + asked(path), 0)).toBeLessThanOrEqual(40);
    expect(Object.values(await states()).filter((state) => state === 'not_found')).toEqual([]);
    const { kinds } = await api.pages.findings({ domainId, page: 1, limit: 10 });
    expect(kinds.find(({ kind }) => kind === 'orphan')?.unknownBecause).toContain(
      "blocked by the site's protection",
    );
  });

  it('that answers 200 is distinguished from a page about walls', async () => {
    const { read, states } = await crawl.track();
    put('/', { title: 'Home', links: ['/wall', '/about-walls'] });
    answer(
      '/wall',
      200,
      '<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x.js"></script>',
    );
    put('/about-walls', { title: 'Just a moment: what a bot wall is', links: [] });
    await read();
    expect(await states()).toMatchObject({ '/wall': 'error', '/about-walls': 'healthy' });
  });
});

it('calls a page that asks for a password refused, and one with an odd answer an error', async () => {
  const { read, states, found } = await crawl.track();
  put('/', { title: 'Home', links: ['/account', '/closed', '/odd', '/gone'] });
  answer('/account', 401);
  answer('/closed', 403);
  answer('/odd', 400);
  answer('/gone', 410);
  const end = await read();
  expect(await states()).toEqual({
    '/': 'healthy',
    '/account': 'refused',
    '/closed': 'refused',
    '/odd': 'error',
    '/gone': 'not_found',
  });
  expect(await found('broken_link')).toEqual(['/gone']);
  expect(end?.gaps.map(({ reason }) => reason).sort()).toEqual(['errors', 'refused']);
});

describe('robots.txt', () => {
  it.each([401, 403])('that answers %i forbids a site that is not proven', async (status) => {
    const { read } = await crawl.track();
    answer('/robots.txt', status);
    put('/', { title: 'Home' });
    const end = await read();
    expect(end).toMatchObject({ state: 'failed', message: expect.stringContaining('401 or 403') });
    expect(asked('/')).toBe(asked('/robots.txt') + asked('/.well-known/'));
  });

  it.each([400, 404, 410])('that answers %i forbids nothing', async (status) => {
    const { read } = await crawl.track();
    answer('/robots.txt', status);
    put('/', { title: 'Home' });
    expect(await read()).toMatchObject({ state: 'done', robots: 'none' });
  });

  it('that redirects without end forbids nothing', async () => {
    const { read } = await crawl.track();
    answer('/robots.txt', 302, '', { location: '/robots.txt' });
    put('/', { title: 'Home' });
    expect(await read()).toMatchObject({ state: 'done', robots: 'none' });
  });

  it('of 10 MB counts with its beginning', async () => {
    const { read, states } = await crawl.track();
    crawl.site.pages.set(
      '/robots.txt',
      `User-agent: *\nDisallow: /private\n${'# filler\n'.repeat(1_100_000)}Disallow: /\n`,
    );
    put('/', { title: 'Home', links: ['/private'] });
    await read();
    expect(await states()).toEqual({ '/': 'healthy', '/private': 'blocked' });
  });

  it('that fails after it was read counts as it was', async () => {
    const { read, states } = await crawl.track();
    crawl.site.pages.set('/robots.txt', 'User-agent: *\nDisallow: /private');
    put('/', { title: 'Home', links: ['/private'] });
    await read();
    answer('/robots.txt', 503);
    expect(await read()).toMatchObject({ state: 'done', robots: 'kept' });
    expect(await states()).toMatchObject({ '/private': 'blocked' });
    expect(asked('/private')).toBe(0);
  });
});

it('reads a page again that took too long at a busy moment, and gives it up the second time', async () => {
  const { found, states, read, home } = await crawl.track();
  crawl.site.pages.set('/', page({ title: 'Home', links: ['/busy', '/heavy'] }));
  for (const path of ['/busy', '/heavy']) crawl.site.pages.set(path, page({ title: path.slice(1) }));
  const asked: string[] = [];
  const { pageRules } = crawl.services;
  const readPage: typeof pageRules.readPage = async (raw) => {
    const path = raw.address.replace(home, '/');
    asked.push(path);
    const isFirst = asked.filter((each) => each === path).length === 1;
    return path === '/heavy' || (path === '/busy' && isFirst) ? null : pageRules.readPage(raw);
  };
  const ended = await read({ ...crawl.services, pageRules: { ...pageRules, readPage } });
  expect(ended).toMatchObject({ state: 'incomplete', gaps: [{ reason: 'not_readable', count: 1 }] });
  expect(await states()).toEqual({ '/': 'healthy', '/busy': 'healthy', '/heavy': 'error' });
  expect(asked.filter((path) => path === '/heavy')).toHaveLength(2);
  expect(await found('broken_link')).toEqual([]);
});

it('says how many addresses a sitemap lists on other hosts, and reads none of them', async () => {
  const { read, home, states } = await crawl.track();
  const urls = ['https://other.com/a', `${home}b`, 'https://sub.shop.com/c', 'not an address'];
  crawl.site.pages.set(
    '/sitemap.xml',
    `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`,
  );
  put('/', { title: 'Home' });
  put('/b', { title: 'Beta' });
  expect((await read())?.foreignCount).toBe(2);
  expect(Object.keys(await states())).toContain('/b');
  expect(new Set(crawl.site.requests.map(({ host }) => host)).size).toBe(1);
});

describe('a server that goes away in the middle', () => {
  it('ends the run with what is left, and takes nothing from what is known', async () => {
    const { read, states, found } = await crawl.track();
    const paths = Array.from({ length: 40 }, (_, index) => `/p${index}`);
    put('/', { title: 'Home', links: [...paths, '/gone'] });
    for (const path of paths) put(path, { title: path, links: ['/gone'], head: '<meta charset="utf-8">' });
    await read();
    expect(await found('broken_link')).toEqual(['/gone']);
    const before = await crawl.services.database.sql`select count(*)::int as links from page_links`;
    let left = 4;
    const dying = {
      ...crawl.services,
      siteReader: {
        ...crawl.site.reader,
        request: async (request: Parameters<typeof crawl.site.reader.request>[0]) => {
          left -= request.kind === 'page' ? 1 : 0;
          return left < 0
            ? ({ failure: 'unreachable', tookMs: 1 } as const)
            : crawl.site.reader.request(request);
        },
      },
    };
    const end = await read(dying);
    expect(end?.state).toBe('incomplete');
    expect(end?.gaps.map(({ reason }) => reason)).toContain('host_stopped');
    expect(await found('broken_link')).toEqual(['/gone']);
    expect(await found('broken_link', 'gone')).toEqual([]);
    expect(await crawl.services.database.sql`select count(*)::int as links from page_links`).toEqual(before);
    expect(await read()).toMatchObject({ state: 'done', readCount: 42 });
    expect(Object.values(await states()).filter((state) => state === 'healthy')).toHaveLength(41);
  });
});

it('says that Keydence pauses a site instead of that the site does not answer', async () => {
  const { api, domainId, home, read } = await crawl.track();
  put('/', { title: 'Home' });
  const host = new URL(home).host;
  const now = crawl.services.now();
  // As after five failures in a row. Its other host would answer.
  const until = new Date(Math.floor(now.getTime() / 60_000) * 60_000 + 900_000);
  await crawl.services.database.sql`
    insert into crawl_hosts (host, next_at) values (${host}, ${until.toISOString()})`;
  const end = await read();
  const moment = formatMoment(until, 'UTC', 'day');
  expect(end).toMatchObject({ state: 'failed', gaps: [{ reason: 'host_stopped' }] });
  expect(end?.message).toBe(
    `Keydence pauses its requests to this site until ${moment}, because several in a row failed or the site asked for a pause. Check that its pages open, then start again after that.`,
  );
  expect(crawl.site.requests).toEqual([]);
  await crawl.services.database
    .sql`update crawl_hosts set next_at = ${now.toISOString()} where host = ${host}`;
  expect(await read()).toMatchObject({ state: 'done', message: null });
  expect((await api.pages.status({ domainId })).pageCount).toBe(1);
});

it('reads each page once where two processes take the same job', async () => {
  const { api, domainId } = await crawl.track();
  const paths = Array.from({ length: 60 }, (_, index) => `/p${index}`);
  put('/', { title: 'Home', links: paths });
  for (const path of paths) put(path, { title: path, links: ['/missing'] });
  await api.pages.read({ domainId });
  const [job] = crawl.jobs.splice(0);
  if (!job) throw new Error('no job');
  await Promise.all([runSiteRead(crawl.services, job), runSiteRead(crawl.services, job)]);
  const { read, pageCount } = await api.pages.status({ domainId });
  expect(read).toMatchObject({ state: 'done', readCount: 62 });
  expect(pageCount).toBe(62);
});

it('stops without a trace where its domain is removed in the middle', async () => {
  const { api, domainId } = await crawl.track();
  put('/', { title: 'Home', links: Array.from({ length: 30 }, (_, index) => `/p${index}`) });
  await api.pages.read({ domainId });
  const [job] = crawl.jobs.splice(0);
  if (!job) throw new Error('no job');
  let left = 5;
  const removing = {
    ...crawl.services,
    siteReader: {
      ...crawl.site.reader,
      request: async (request: Parameters<typeof crawl.site.reader.request>[0]) => {
        left -= 1;
        if (left === 0) await api.trackedDomains.delete({ domainId });
        return crawl.site.reader.request(request);
      },
    },
  };
  await runSiteRead(removing, job, { isLast: true });
  const rows = await crawl.services.database
    .sql`select count(*)::int as rows from pages where site_id = ${job.siteId}`;
  expect(rows).toMatchObject([{ rows: 0 }]);
});

it('says that the certificate has ended, and keeps what is known', async () => {
  const { read, states } = await crawl.track();
  put('/', { title: 'Home', links: ['/a'] });
  put('/a', { title: 'Alpha' });
  await read();
  const ended = {
    ...crawl.services,
    siteReader: {
      ...crawl.site.reader,
      request: async () => ({ failure: 'certificate', tookMs: 1 }) as const,
    },
  };
  expect(await read(ended)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('The certificate of the site has ended'),
  });
  expect(await states()).toEqual({ '/': 'healthy', '/a': 'healthy' });
  expect(await read()).toMatchObject({ state: 'done', readCount: 2 });
});

it('reads on after the clock was ahead by a year and is set back', async () => {
  const { api, domainId, read } = await crawl.track();
  put('/', { title: 'Home', links: ['/a', '/gone'] });
  put('/a', { title: 'Alpha' });
  await api.pages.read({ domainId });
  const [job] = crawl.jobs.splice(0);
  if (!job) throw new Error('no job');
  const year = 365 * 86_400_000;
  let asked = 0;
  const ahead = {
    ...crawl.services,
    crawl: { ...crawl.quick, recheckMs: 30_000 },
    now: () => new Date(crawl.services.now().getTime() + year),
    siteReader: {
      ...crawl.site.reader,
      request: async (request: Parameters<typeof crawl.site.reader.request>[0]) => {
        if (request.address.endsWith('/gone')) asked += 1;
        if (asked === 2) throw new Error('killed');
        return crawl.site.reader.request(request);
      },
    },
  };
  await expect(runSiteRead(ahead, job)).rejects.toThrow('killed');
  crawl.jobs.length = 0;
  const before = crawl.services.now().getTime();
  crawl.services.crawl = { ...crawl.quick, recheckMs: 30_000, unprovenEveryMs: 86_400_000 };
  await runSiteRead(crawl.services, job, { isLast: true });
  await crawl.runJobs();
  expect((await api.pages.status({ domainId })).read).toMatchObject({ state: 'done', readCount: 3 });
  expect(crawl.services.now().getTime() - before).toBeLessThan(86_400_000);
  await crawl.services.database.sql`
    update crawl_runs set created_at = now() + interval '1 year' where site_id = ${job.siteId}`;
  const { nextAt } = (await api.pages.status({ domainId })).limits;
  expect(nextAt?.getTime()).toBeLessThanOrEqual(crawl.services.now().getTime() + 86_400_000);
  crawl.services.crawl = crawl.quick;
  expect(await read()).toMatchObject({ state: 'done' });
});

describe('addresses without end', () => {
  it('of redirects are left after ten in a row', async () => {
    const { read } = await crawl.track();
    put('/', { title: 'Home', links: ['/way/0/a'] });
    const known = crawl.site.pages;
    const get = known.get.bind(known);
    known.get = (path) => {
      const step = Number(/^\/way\/(\d+)\//.exec(path)?.[1] ?? Number.NaN);
      if (Number.isNaN(step)) return get(path);
      const location = `/way/${step + 1}/${'abcdefghij'.slice(step % 10)}`;
      return (_request, response) => response.writeHead(302, { location }).end();
    };
    const end = await read();
    known.get = get;
    expect(end?.gaps.map(({ reason }) => reason)).toEqual(['loop']);
    expect(asked('/way/')).toBe(11);
  });

  it('of a calendar are left after two years', async () => {
    const { read } = await crawl.track();
    put('/', { title: 'Home', links: ['/events/2028/05'] });
    const stop = answerRest((path) => {
      const [, year = '', month = ''] = /^\/events\/(\d+)\/(\d+)$/.exec(path) ?? [];
      if (year === '') return page({ title: 'Home', links: ['/events/2028/05'] });
      const next = Number(year) * 12 + Number(month);
      return page({
        title: `Events in ${year}-${month}`,
        text: 'There are no events this month. Come back later, or look at another month of the year.',
        links: [`/events/${Math.floor(next / 12)}/${String((next % 12) + 1).padStart(2, '0')}`],
      });
    });
    const end = await read();
    stop();
    expect(end?.state).toBe('incomplete');
    expect(end?.gaps.map(({ reason }) => reason)).toEqual(['calendar']);
    expect(asked('/events/')).toBeLessThan(12);
  });

  it('of facets are left at the third choice', async () => {
    const { read } = await crawl.track();
    put('/', { title: 'Home', links: ['/shoes'] });
    const stop = answerRest((path) => {
      const url = new URL(path, 'http://x.com');
      if (url.pathname !== '/shoes')
        return page({ title: 'Nothing here', text: 'nothing to see here at all, sorry' });
      const links = ['a', 'b', 'c', 'd']
        .filter((name) => !url.searchParams.has(name))
        .map(
          (name) =>
            `/shoes?${[...url.searchParams, [name, '1']].map(([key, value]) => `${key}=${value}`).join('&amp;')}`,
        );
      return page({ title: `Shoes ${path}`, links });
    });
    const end = await read();
    stop();
    expect(end?.gaps.map(({ reason }) => reason)).toEqual(['facets']);
    expect(asked('/shoes')).toBe(1 + 4 + 12);
  });

  it('by a parameter that changes nothing are read once it is known', async () => {
    const { read } = await crawl.track();
    let number = 0;
    put('/', { title: 'Home', links: ['/list?visit=1'] });
    const stop = answerRest((path) => {
      const { pathname } = new URL(path, 'http://x.com');
      if (pathname !== '/list')
        return page({ title: 'Nothing here', text: 'nothing to see here at all, sorry' });
      number += 1;
      return page({
        title: 'The list',
        text: 'Everything that we sell stands on this one list, in the order of its arrival.',
        links: [`/list?visit=${number + 100}`, `/list?visit=${number + 10_000}`],
      });
    });
    const end = await read();
    stop();
    expect(end?.gaps.map(({ reason }) => reason)).toContain('parameter');
    expect(asked('/list')).toBeLessThan(12);
  });
});

describe('findings of a second reading', () => {
  it('are new, gone or ignored, and ignoring is undone', async () => {
    const { read, found, findings, api, domainId } = await crawl.track();
    put('/', { title: 'Home', links: ['/a', '/gone'] });
    put('/a', { title: 'Alpha', links: ['/lost'] });
    await read();
    expect(await found('broken_link')).toEqual(['/gone', '/lost']);
    expect(await found('broken_link', 'new')).toEqual([]);
    const lost = (await findings()).find(
      ({ kind, page: of }) => kind === 'broken_link' && of.address.endsWith('/lost'),
    );
    const ids = { domainId, findingIds: [lost?.id ?? ''] };
    expect(await api.pages.ignoreFindings({ ...ids, reason: 'An old friend' })).toEqual({
      findingIds: ids.findingIds,
    });
    expect(await api.pages.ignoreFindings(ids)).toEqual({ findingIds: [] });
    expect(await found('broken_link')).toEqual(['/gone']);
    put('/', { title: 'Home', links: ['/a', '/other'] });
    await read();
    expect(await found('broken_link')).toEqual(['/other']);
    expect(await found('broken_link', 'new')).toEqual(['/other']);
    expect(await found('broken_link', 'gone')).toEqual([]);
    expect(await findings('ignored')).toMatchObject([{ ignored: { reason: 'An old friend' } }]);
    put('/other', { title: 'Other' });
    await read();
    expect(await found('broken_link', 'gone')).toEqual(['/other']);
    await api.pages.restoreFindings(ids);
    expect(await found('broken_link')).toEqual(['/lost']);
    const { counts } = await api.pages.findings({ domainId, page: 1, limit: 1, kind: 'broken_link' });
    expect(counts).toEqual({ open: 1, new: 0, gone: 1, ignored: 0 });
  });

  it('of others are not changed', async () => {
    const one = await crawl.track();
    const other = await crawl.track();
    put('/', { title: 'Home', links: ['/gone'] });
    await one.read();
    const [finding] = await one.findings();
    const ids = { domainId: other.domainId, findingIds: [finding?.id ?? ''] };
    expect(await other.api.pages.ignoreFindings(ids)).toEqual({ findingIds: [] });
    await expect(other.api.pages.ignoreFindings({ ...ids, domainId: one.domainId })).rejects.toThrow();
    expect(await one.found('broken_link')).toEqual(['/gone']);
  });
});
