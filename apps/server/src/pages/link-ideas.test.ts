import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCrawl } from '../../testing/start-crawl.ts';
import { writeTestPage as page } from '../../testing/start-site.ts';

let crawl: Awaited<ReturnType<typeof startCrawl>>;
beforeAll(async () => {
  crawl = await startCrawl();
});
afterAll(() => crawl.close());
beforeEach(() => crawl.reset());

const about =
  'Coffee needs an even grind, so cleaning matters. Fresh coffee tastes better each morning. '.repeat(4);
const saying = (words: string) => `${about}A good ${words} lasts for years. ${about}`;
const names = ['/', '/grinder', '/brew', '/beans'];

/** A site whose page on burr grinders is in no text. */
function publish(pages: Record<string, string> = {}) {
  const { site } = crawl;
  site.pages.set('/', page({ title: 'Coffee shop', text: about, links: [...names, ...Object.keys(pages)] }));
  site.pages.set('/grinder', page({ title: 'Burr grinder', text: saying('set of burrs') }));
  site.pages.set('/brew', page({ title: 'Brew coffee', text: saying('burr grinder') }));
  site.pages.set('/beans', page({ title: 'Coffee beans', text: about }));
  for (const [path, html] of Object.entries(pages)) site.pages.set(path, html);
}

async function readSite() {
  const tracked = await crawl.track();
  await tracked.read();
  const { api, domainId, home } = tracked;
  const { data } = await api.pages.list({ domainId, page: 1, limit: 100, sortBy: 'address' });
  const idOf = (path: string) => data.find(({ address }) => address === `${home}${path.slice(1)}`)?.id ?? '';
  return { ...tracked, idOf, detail: (path: string) => api.pages.get({ domainId, pageId: idOf(path) }) };
}

describe('links to add to a page', () => {
  it('have the sentence of the other page, and its words to link', async () => {
    publish();
    const { detail, home, idOf } = await readSite();
    expect(await detail('/grinder')).toMatchObject({
      linkIdeas: [
        {
          pageId: idOf('/brew'),
          address: `${home}brew`,
          title: 'Brew coffee',
          before: 'A good ',
          anchor: 'burr grinder',
          after: ' lasts for years.',
          query: null,
          isInMenu: false,
        },
      ],
      noLinkIdeas: null,
    });
  });

  it.each<[string, string]>([
    [
      'links to the page in its text',
      page({ title: 'Brew', text: saying('burr grinder'), links: ['/grinder'] }),
    ],
    [
      'links to an address that redirects to it',
      page({ title: 'Brew', text: saying('burr grinder'), links: ['/old'] }),
    ],
    [
      'is of another language',
      page({ title: 'Brew', text: saying('burr grinder') }).replace('lang="en"', 'lang="de"'),
    ],
    [
      'is noindex',
      page({ title: 'Brew', text: saying('burr grinder'), head: '<meta name="robots" content="noindex">' }),
    ],
    [
      'has the words in a link',
      page({ title: 'Brew', text: saying('<a href="https://other.com/">burr grinder</a>') }),
    ],
    [
      'has the words in a quote',
      page({
        title: 'Brew',
        text: `${about}</p><blockquote>${saying('burr grinder')}</blockquote><p>${about}`,
      }),
    ],
  ])('leave out a page that %s', async (_name, html) => {
    publish({
      '/brew': html,
      '/old': page({ title: 'Old', head: '<link rel="canonical" href="/grinder">' }),
    });
    crawl.site.pages.set('/old', (_request, response) =>
      response.writeHead(301, { location: '/grinder' }).end(),
    );
    const { detail } = await readSite();
    const { linkIdeas, noLinkIdeas } = await detail('/grinder');
    expect(linkIdeas).toEqual([]);
    expect(noLinkIdeas).toMatch(/^(No compared page has|Pages with its words link to it already,)/);
  });

  it('use tracked keywords for which the page is meant to rank', async () => {
    publish({ '/brew': page({ title: 'Brew coffee', text: saying('coffee mill') }) });
    const { detail, api, domainId, home } = await readSite();
    expect((await detail('/grinder')).linkIdeas).toEqual([]);
    await api.keywords.addMany({ domainId, keywords: ['coffee mill'] });
    const { data } = await api.keywords.list({ domainId, search: 'coffee mill' });
    await api.keywords.update({ keywordId: data[0]?.id ?? '', targetUrl: `${home}grinder` });
    expect((await detail('/grinder')).linkIdeas).toMatchObject([
      { anchor: 'coffee mill', query: 'coffee mill' },
    ]);
  });

  it('read languages without spaces', async () => {
    const tea = '毎朝お茶を飲むのは楽しいことです。水の温度が大切です。茶葉はよく選んでください。'.repeat(6);
    const inJapanese = (title: string, text: string) =>
      page({ title, text }).replace('lang="en"', 'lang="ja"');
    publish({
      '/cha': inJapanese('緑茶', tea),
      '/kashi': inJapanese('お菓子', `${tea}緑茶を飲むと合います。${tea}`),
    });
    const { detail, home } = await readSite();
    expect((await detail('/cha')).linkIdeas).toMatchObject([
      { address: `${home}kashi`, before: '', anchor: '緑茶', after: 'を飲むと合います。' },
    ]);
  });

  it.each<[string, string, RegExp]>([
    [
      'is noindex',
      page({ title: 'Burr grinder', head: '<meta name="robots" content="noindex">' }),
      /^Search engines cannot show/,
    ],
    [
      'has a language of its own',
      page({ title: 'Burr grinder' }).replace('lang="en"', 'lang="pl"'),
      /^No other page in this language/,
    ],
  ])('are none, with the reason, for a page that %s', async (_name, html, reason) => {
    publish({ '/grinder': html });
    const { detail } = await readSite();
    const { linkIdeas, noLinkIdeas } = await detail('/grinder');
    expect(linkIdeas).toEqual([]);
    expect(noLinkIdeas).toMatch(reason);
  });

  it('are none for a page that all others link to', async () => {
    publish();
    for (const path of ['/', '/brew', '/beans'])
      crawl.site.pages.set(path, page({ title: path, text: about, links: names }));
    const { detail } = await readSite();
    expect((await detail('/grinder')).noLinkIdeas).toBe('The pages closest to it link to it already.');
  });

  it('are none for a legal page', async () => {
    publish({ '/privacy': page({ title: 'Privacy' }) });
    const { detail } = await readSite();
    expect((await detail('/privacy')).noLinkIdeas).toBe(
      'Legal, tag, login and numbered pages get no proposals.',
    );
  });

  it('are none if the rules need too much time', async () => {
    publish();
    const { detail } = await readSite();
    const { pageRules } = crawl.services;
    crawl.services.pageRules = { ...pageRules, suggestLinks: async () => null };
    const { noLinkIdeas } = await detail('/grinder');
    crawl.services.pageRules = pageRules;
    expect(noLinkIdeas).toBe('The texts of the site took too long to compare.');
  });

  it('never come from the site of another workspace', async () => {
    publish();
    const other = await readSite();
    publish({ '/brew': page({ title: 'Brew coffee', text: about }) });
    const { detail } = await readSite();
    expect((await detail('/grinder')).linkIdeas).toEqual([]);
    expect((await other.detail('/grinder')).linkIdeas).toHaveLength(1);
  });
});
