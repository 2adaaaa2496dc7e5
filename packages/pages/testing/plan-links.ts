import type { PageAnswer } from '../src/findings/site-pages.ts';
import { answer, now, origin, since } from './planned-page.ts';
import type { SitePlan } from './planned-site.ts';

const redirect = (to: string, status = 301): PageAnswer[] => [
  answer(status, { redirectsTo: new URL(to, origin).href }),
];
const gone = (status: number, seconds = 40) => [answer(status), answer(status, { after: seconds })];

/** Pages that are hard to reach, and pages that only seem to be. */
export function planReach({ add, expect }: SitePlan): void {
  for (const [index, source] of (['sitemap', 'search-console', 'earlier-run', 'feed'] as const).entries()) {
    const path = `/orphan-${index}`;
    add(path, {
      isLinked: false,
      knownFrom: [
        { source: 'sitemap', since },
        { source, since },
      ],
    });
    expect('orphan', path);
  }
  add('/orphan-own-link', { isLinked: false, links: [{ to: '/orphan-own-link#top' }] });
  expect('orphan', '/orphan-own-link');
  add('/no-orphan-noindex', {
    isLinked: false,
    knownFrom: [{ source: 'feed', since }],
    head: '<meta name="robots" content="noindex">',
  });
  add('/no-orphan-redirect-target', { isLinked: false, links: [] });
  add('/old-name', { answers: redirect('/no-orphan-redirect-target'), knownFrom: [] });
  expect('link_to_redirect', '/old-name');
  add('/no-orphan-canonical', { isLinked: false });
  add('/variant', { head: `<link rel="canonical" href="${origin}/no-orphan-canonical">` });

  add('/nofollow-1', { isLinked: false });
  add('/nofollow-2', { isLinked: false });
  add('/some-followed', { isLinked: false });
  add('/follows', {
    links: [
      { to: '/nofollow-1', rel: 'nofollow' },
      { to: '/nofollow-2', rel: 'sponsored noopener' },
      { to: '/some-followed', rel: 'ugc' },
    ],
  });
  add('/follows-more', { links: [{ to: '/some-followed' }, { to: '/nofollow-1', rel: 'nofollow' }] });
  expect('nofollow_only', '/nofollow-1');
  expect('nofollow_only', '/nofollow-2');

  add('/footer-only', { isLinked: false });
  add('/aside-and-content', { isLinked: false });
  add('/has-footer', {
    links: [
      { to: '/footer-only', place: 'footer' },
      { to: '/aside-and-content', place: 'aside' },
    ],
  });
  add('/has-content', { links: [{ to: '/footer-only', place: 'nav' }, { to: '/aside-and-content' }] });
  expect('nav_only', '/footer-only');

  for (const depth of [2, 3, 4, 5, 6]) {
    const isLast = depth === 6;
    add(`/deep-${depth}`, { isLinked: depth === 2, links: isLast ? [] : [{ to: `/deep-${depth + 1}` }] });
    if (depth > 4) expect('deep_page', `/deep-${depth}`);
  }
}

/** Links to broken targets and to redirects. */
export function planTargets({ add, expect, run }: SitePlan): void {
  const unlisted = { knownFrom: [] };
  for (const status of [404, 410]) {
    add(`/gone-${status}`, { answers: gone(status), ...unlisted });
    expect('broken_link', `/gone-${status}`);
  }
  const noHost = { failure: 'no-host' as const };
  const goneHost = origin.replace('//', '//www.');
  add(`${goneHost}/`, {
    answers: [answer(null, noHost), answer(null, { ...noHost, after: 60 })],
    ...unlisted,
  });
  expect('broken_link', `${goneHost}/`);
  add('/heals', { answers: [answer(404), answer(200, { after: 40 })] });
  add('/asked-once', { answers: [answer(404)], isUnserved: true, ...unlisted });
  add('/asked-too-soon', { answers: gone(404, 10), isUnserved: true, ...unlisted });
  add('/gone-but-not-linked', { answers: gone(404), isLinked: false, ...unlisted });

  add('/error-twice', { answers: [answer(503)], earlierAnswer: answer(500), ...unlisted });
  add('/timeout-twice', {
    answers: [answer(null, { failure: 'timeout' })],
    earlierAnswer: answer(null, { failure: 'timeout' }),
    ...unlisted,
  });
  add('/error-once', { answers: [answer(503)], earlierAnswer: answer(200), ...unlisted });
  expect('link_to_error', '/error-twice');
  expect('link_to_error', '/timeout-twice');

  for (const status of [302, 303, 307, 308]) {
    add(`/moved-${status}`, { answers: redirect('/hub-1', status), ...unlisted });
    expect('link_to_redirect', `/moved-${status}`);
  }
  add('/moved-not-linked', { answers: redirect('/hub-1'), isLinked: false, ...unlisted });
  for (const length of [2, 3, 5, 7]) {
    for (let hop = 1; hop <= length; hop++) {
      const next = hop === length ? '/hub-2' : `/chain-${length}-${hop + 1}`;
      add(`/chain-${length}-${hop}`, { answers: redirect(next), isLinked: hop === 1, ...unlisted });
    }
    expect('redirect_chain', `/chain-${length}-1`);
  }
  add('/circle-a', { answers: redirect('/circle-b'), ...unlisted });
  add('/circle-b', { answers: redirect('/circle-a'), isLinked: false, ...unlisted });
  add('/circle-self', { answers: redirect('/circle-self'), ...unlisted });
  expect('redirect_circle', '/circle-a');
  expect('redirect_circle', '/circle-self');

  add('/soft', { answersLike: `${origin}/zz-no-such-page`, knownFrom: [] });
  expect('soft_404', '/soft');

  const day = 24 * 3_600;
  const external = (name: string, checks: PageAnswer[]) => {
    const sources = [{ page: `${origin}/hub-0`, place: 'content' as const, anchor: name }];
    return { address: `https://other.example/${name}`, checks, sources, sourceCount: 1 };
  };
  run.externals = [
    external('gone', gone(404, day)),
    external('no-host', [answer(null, noHost), answer(null, { ...noHost, after: day + 60 })]),
    external('gone-for-an-hour', gone(404, 3_600)),
    external('asked-once', [answer(410)]),
    external('forbidden', gone(403, day)),
    external('heals', [answer(404), answer(200, { after: day })]),
  ];
  expect('broken_external_link', '/hub-0', 'https://other.example/gone');
  expect('broken_external_link', '/hub-0', 'https://other.example/no-host');
}

/** Contradictions between sitemaps, search engines and the pages. */
export function planListing({ add, expect }: SitePlan): void {
  const noindex = '<meta name="robots" content="noindex">';
  add('/noindex-listed', { head: noindex });
  expect('noindex_in_sitemap', '/noindex-listed');
  add('/noindex-for-googlebot', { headers: { 'x-robots-tag': 'googlebot: noindex' } });
  expect('noindex_in_sitemap', '/noindex-for-googlebot');
  add('/noindex-for-another', { headers: { 'x-robots-tag': 'otherbot: noindex' } });
  add('/expired', { head: '<meta name="robots" content="unavailable_after: 2020-11-01">' });
  expect('noindex_in_sitemap', '/expired');
  add('/expires-later', { head: '<meta name="robots" content="unavailable_after: 2120-11-01">' });
  add('/noindex-with-clicks', { head: noindex, knownFrom: [], clicks: 40 });
  expect('noindex_with_clicks', '/noindex-with-clicks');
  add('/noindex-without-clicks', { head: noindex, knownFrom: [], clicks: 0 });

  add('/listed-404', { answers: gone(404), isLinked: false });
  add('/listed-redirect', { answers: redirect('/hub-3'), isLinked: false });
  add('/listed-503-twice', { answers: [answer(503)], earlierAnswer: answer(503), isLinked: false });
  add('/listed-503-once', { answers: [answer(503)], earlierAnswer: answer(200), isLinked: false });
  for (const name of ['404', 'redirect', '503-twice']) expect('error_in_sitemap', `/listed-${name}`);
  add('/forbidden', { answers: [], state: 'blocked' });
  expect('forbidden_in_sitemap', '/forbidden');
  add('/forbidden-unlisted', { answers: [], state: 'blocked', knownFrom: [] });
  add('/unlisted', { knownFrom: [{ source: 'search-console', since }] });
  expect('missing_in_sitemap', '/unlisted');
  add('/unlisted-list?page=2', { knownFrom: [] });
  add('/unlisted-variant', { knownFrom: [], head: `<link rel="canonical" href="${origin}/hub-4">` });
  add('/changes', { change: { fields: ['title'], since: now } });
  expect('changed', '/changes');
}
