import { origin, type PlannedPage } from './planned-page.ts';
import type { SitePlan } from './planned-site.ts';

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const noindex = '<meta name="robots" content="noindex">';

/** Contradicting canonicals of all kinds, and correct ones. */
export function planCanonicals({ add, expect }: SitePlan): void {
  const page = (name: string, head: string, more: Partial<PlannedPage> = {}) =>
    add(`/c-${name}`, { head, ...more });
  page('self', canonical(`${origin}/c-self`));
  page('by-header', '', { headers: { link: `<${origin}/c-by-header>; rel="canonical"` } });
  page('same-twice', canonical(`${origin}/c-same-twice`).repeat(2));
  page('two', canonical(`${origin}/hub-0`), { headers: { link: `<${origin}/hub-1>; rel="canonical"` } });
  expect('several_canonicals', '/c-two');
  page('in-body', '', { extra: canonical(`${origin}/hub-0`) });
  expect('canonical_in_body', '/c-in-body');
  page('relative', canonical('/c-relative'));
  expect('canonical_relative', '/c-relative');
  page('fragment', canonical(`${origin}/c-fragment#part`));
  expect('canonical_fragment', '/c-fragment');
  page('elsewhere', canonical('https://other.example/x'));
  expect('canonical_other_host', '/c-elsewhere', 'https://other.example/x');
  page('to-404', canonical(`${origin}/gone-404`));
  expect('canonical_not_ok', '/c-to-404', '/gone-404');
  page('to-redirect', canonical(`${origin}/moved-302`));
  expect('canonical_not_ok', '/c-to-redirect', '/moved-302');
  page('to-noindex', canonical(`${origin}/noindex-listed`));
  expect('canonical_noindex', '/c-to-noindex', '/noindex-listed');
  page('to-ok', canonical(`${origin}/hub-2`));
  page('chain', canonical(`${origin}/c-to-ok`));
  expect('canonical_chain', '/c-chain', '/c-to-ok');
  page('circle-a', canonical(`${origin}/c-circle-b`));
  page('circle-b', canonical(`${origin}/c-circle-a`));
  expect('canonical_chain', '/c-circle-a', '/c-circle-b');
  expect('canonical_chain', '/c-circle-b', '/c-circle-a');
  page('to-unread', canonical(`${origin}/forbidden`));
}

/** Sets of language versions, correct and broken. */
export function planLanguages({ add, expect }: SitePlan): void {
  const version = (path: string, language: string, head: string) => add(path, { language, head });
  const links = (...pairs: [language: string, path: string][]) =>
    pairs.map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${path}">`).join('');
  const right = links(
    ['de', '/right-de'],
    ['fr-CH', '/right-fr'],
    ['x-default', '/right-en'],
    ['en', '/right-en'],
  );
  version('/right-de', 'de', right);
  version('/right-fr', 'fr', right);
  version('/right-en', 'en', right);
  version('/code-uk', 'en', links(['en-UK', '/code-uk'], ['xx', '/code-xx']));
  version('/code-xx', 'en', links(['en', '/code-uk'], ['zh-Hant-TW', '/code-xx']));
  expect('hreflang_code', '/code-uk');
  version('/one-way', 'en', links(['en', '/one-way'], ['de', '/no-way-back']));
  version('/no-way-back', 'de', '');
  expect('hreflang_no_return', '/one-way', '/no-way-back');
  version('/no-self', 'en', links(['de', '/no-self-de']));
  version('/no-self-de', 'de', links(['de', '/no-self-de'], ['en', '/no-self']));
  expect('hreflang_no_self', '/no-self');
  version('/to-gone', 'en', links(['en', '/to-gone'], ['de', '/gone-410']));
  expect('hreflang_target', '/to-gone', '/gone-410');
  version('/to-hidden', 'en', links(['en', '/to-hidden'], ['de', '/hidden-de']));
  add('/hidden-de', {
    language: 'de',
    knownFrom: [],
    head: noindex + links(['de', '/hidden-de'], ['en', '/to-hidden']),
  });
  expect('hreflang_target', '/to-hidden', '/hidden-de');
  version('/to-variant', 'en', links(['en', '/to-variant'], ['de', '/variant-de']));
  version(
    '/variant-de',
    'de',
    canonical(`${origin}/hub-5`) + links(['de', '/variant-de'], ['en', '/to-variant']),
  );
  expect('hreflang_target', '/to-variant', '/variant-de');
  version('/to-unread', 'en', links(['en', '/to-unread'], ['de', '/forbidden-unlisted']));
}

export function planDelivery({ add, expect, run, writer }: SitePlan): void {
  const data = (path: string, json: string) =>
    add(path, { head: `<script type="application/ld+json">${json}</script>` });
  data('/data-right', '{"@type":"Product","name":"Cup","offers":{"@type":"Offer"}}');
  data('/data-graph', '{"@graph":[{"@type":"FAQPage","mainEntity":[{"@type":"Question"}]}]}');
  data('/data-broken', '{"@type":"Product",}');
  data('/data-slip', '{"@type":"faqpage","mainEntity":[]}');
  data('/data-lacking', '{"@type":"Product","name":"Cup"}');
  data('/data-own-type', '{"@type":"CafeOrCoffeeShop","name":"Shop"}');
  expect('broken_json', '/data-broken');
  expect('unknown_type', '/data-slip');
  expect('missing_fields', '/data-lacking');

  const accents = {
    paragraphs: writer.paragraphs(200).map((text) => text.replaceAll('e', 'é')),
    isLatin: true,
  };
  add('/charset-wrong', accents);
  expect('broken_charset', '/charset-wrong');
  add('/charset-right', {
    ...accents,
    contentType: 'text/html; charset=iso-8859-1',
    paragraphs: ['Été à la plage, déjà vu.'],
  });

  add('/plain-link', { links: [{ to: 'http://site.example/hub-1' }] });
  add('/plain-part', { extra: '<img src="http://site.example/a.png" alt="A view">' });
  expect('insecure_link', '/plain-link');
  expect('insecure_link', '/plain-part');
  add('/plain-link-elsewhere', { links: [{ to: 'http://other.example/' }] });
  add('/no-alt', { extra: '<img src="/a.png"><img src="/b.png" alt="">' });
  expect('images_without_alt', '/no-alt');
  add('/empty-alt', { extra: '<img src="/a.png" alt="">' });

  const slow = (milliseconds: number) => ({
    at: run.now,
    status: 200,
    failure: null,
    redirectsTo: null,
    milliseconds,
  });
  add('/slow', { answers: [slow(2_400)] });
  expect('slow_answer', '/slow');
  add('/not-so-slow', { answers: [slow(1_900)] });
  add('/large', { extra: `<!-- ${'x'.repeat(2_000_000)} -->` });
  expect('large_html', '/large');
  run.hosts = [
    ...run.hosts,
    { host: 'old.example', certificateEnds: new Date(run.now.getTime() + 5 * 86_400_000) },
  ];
  run.homes = [...run.homes, 'https://old.example/'];
  expect('certificate_ends', 'https://old.example/');
}
