import { describe, expect, it } from 'vitest';
import type { PageFacts } from './page-facts.ts';
import { type PageSource, readPage } from './read-page.ts';
import { isNoindexAt } from './robots-directives.ts';

const address = 'https://tea.example/shop/green?x=1';
const read = (html: string, more: Partial<PageSource> = {}): PageFacts =>
  readPage({ address, html: Buffer.from(html), contentType: 'text/html', headers: {}, ...more });
const inHead = (html: string) => `<!doctype html><html><head>${html}</head><body><p>Tea</p></body></html>`;
const inBody = (html: string) => `<!doctype html><title>Tea</title><body>${html}`;

describe('the head', () => {
  it('has title, description and language', () => {
    const page = read(
      '<html lang="de-AT"><title> Green &amp; <b>black</b>\n tea</title><meta name=Description content=" Of tea ">',
    );
    expect(page).toMatchObject({
      title: 'Green & <b>black</b> tea',
      titleCount: 1,
      description: 'Of tea',
      descriptionCount: 1,
      language: 'de-AT',
    });
  });

  it.each([
    ['empty', '<title> </title><meta name=description content="">'],
    ['not there', ''],
  ])('has none if they are %s', (_name, html) => {
    expect(read(inHead(html))).toMatchObject({ title: null, description: null, language: null });
  });

  it('takes the first title and counts the others', () => {
    expect(read(inHead('<title>One</title><title>Two</title>'))).toMatchObject({
      title: 'One',
      titleCount: 2,
    });
    expect(read(inBody('<svg><title>Icon</title></svg>'))).toMatchObject({ title: 'Tea', titleCount: 1 });
  });

  it('removes control and direction characters from texts', () => {
    expect(read(inHead('<title>a\u202eb\u0007c\u2066d</title>')).title).toBe('abcd');
  });

  it.each([
    ['<p>x</p>', 'body'],
    ['text', 'body'],
    ['<div>', 'body'],
    ['<script></script><noscript></noscript><style></style>', 'head'],
    ['</head>', 'head'],
    ['<!-- x -->\n', 'head'],
  ])('with %s in front of the canonical has it in the %s', (before, from) => {
    const { canonicals } = read(`<title>T</title>${before}<link rel="canonical" href="/a">`);
    expect(canonicals).toEqual([{ found: '/a', key: 'https://tea.example/a', from }]);
  });

  it('uses the first base with an address, for all addresses', () => {
    const page = read(
      `${inHead('<link rel=canonical href=c><base target=x><base href=/de/><base href=/fr/>')}<a href=a>a</a>`,
    );
    expect(page.base).toBe('https://tea.example/de/');
    expect(page.canonicals[0]?.key).toBe('https://tea.example/de/c');
    expect(page.links[0]?.key).toBe('https://tea.example/de/a');
    expect(read(inHead('<base href="data:,x">')).base).toBe(address);
  });

  it('lists canonicals and languages, including those of headers', () => {
    const page = read(
      inHead('<link rel="alternate" hreflang="de" href="/de"><link rel="Canonical" href="/a">'),
      {
        headers: {
          link: ['</b>; rel="canonical", </fr>; rel=alternate; hreflang="fr"', '</style.css>; rel=preload'],
        },
      },
    );
    expect(page.canonicals).toEqual([
      { found: '/a', key: 'https://tea.example/a', from: 'head' },
      { found: '/b', key: 'https://tea.example/b', from: 'header' },
    ]);
    expect(page.alternates).toEqual([
      { language: 'de', found: '/de', key: 'https://tea.example/de', from: 'head' },
      { language: 'fr', found: '/fr', key: 'https://tea.example/fr', from: 'header' },
    ]);
  });

  it('lists feeds', () => {
    const { feeds } = read(
      inHead('<link rel=alternate type="application/rss+xml" href=/feed><link rel=alternate href=/x>'),
    );
    expect(feeds).toEqual(['https://tea.example/feed']);
  });

  it.each([
    ['<meta http-equiv=refresh content="0; url=/new">', {}, 'https://tea.example/new'],
    ['<meta http-equiv=Refresh content="5;URL=\'new\'">', {}, 'https://tea.example/shop/new'],
    ['<meta http-equiv=refresh content="300">', {}, null],
    ['', { refresh: '0;url=/new' }, 'https://tea.example/new'],
    ['', {}, null],
  ])('finds the target of %s', (html, headers, refresh) => {
    expect(read(inHead(html), { headers }).refresh).toBe(refresh);
  });

  it('uses the language of the header if the page declares none', () => {
    expect(read(inHead(''), { headers: { 'content-language': 'fr' } }).language).toBe('fr');
  });
});

describe('directives', () => {
  const directives = (html: string, header?: string | string[]) => {
    const { robots } = read(inHead(html), { headers: { 'x-robots-tag': header } });
    const short = ({ isNoindex, isNofollow }: typeof robots.ours) =>
      [isNoindex ? 'noindex' : '', isNofollow ? 'nofollow' : ''].join(' ').trim();
    return `ours: ${short(robots.ours)}, search: ${short(robots.search)}`;
  };

  it.each<[string, string | string[] | undefined, string]>([
    ['', undefined, 'ours: , search: '],
    ['<meta name=robots content="index, follow, all">', undefined, 'ours: , search: '],
    [
      '<meta name=ROBOTS content="NoIndex,nofollow">',
      undefined,
      'ours: noindex nofollow, search: noindex nofollow',
    ],
    ['<meta name=robots content=none>', undefined, 'ours: noindex nofollow, search: noindex nofollow'],
    ['<meta name=googlebot content=noindex>', undefined, 'ours: , search: noindex'],
    ['<meta name=keydencebot content=noindex>', undefined, 'ours: noindex, search: '],
    [
      '<meta name=robots content=noindex><meta name=googlebot content=index>',
      undefined,
      'ours: noindex, search: noindex',
    ],
    ['', 'noindex, nofollow', 'ours: noindex nofollow, search: noindex nofollow'],
    ['', 'googlebot: noindex, nofollow', 'ours: , search: noindex nofollow'],
    ['', ['otherbot: noindex', 'nofollow'], 'ours: nofollow, search: nofollow'],
    ['', 'googlebot: nofollow, otherbot: noindex', 'ours: , search: nofollow'],
    ['', 'max-snippet: 20, noindex', 'ours: noindex, search: noindex'],
  ])('%s with the header %j: %s', (html, header, expected) => {
    expect(directives(html, header)).toBe(expected);
  });

  it('in the body are ignored', () => {
    expect(read(inBody('<p>x</p><meta name=robots content=noindex>')).robots.search.isNoindex).toBe(false);
  });

  it.each([
    ['2026-11-01', true],
    ['2026-12-01', false],
    ['Sunday, 01 Nov 2026 10:00:00 GMT', true],
    ['soon', false],
  ])('make a page noindex after %s', (date, isNoindex) => {
    const now = new Date('2026-11-20');
    const meta = read(inHead(`<meta name=robots content="unavailable_after: ${date}">`));
    const header = read(inHead(''), { headers: { 'x-robots-tag': `unavailable_after: ${date}` } });
    for (const page of [meta, header]) expect(isNoindexAt(page.robots.search, now)).toBe(isNoindex);
  });

  it('keep every other word', () => {
    expect(
      read(inHead('<meta name=robots content="noindex, NoArchive, max-snippet:20">')).robots.ours.others,
    ).toEqual(['noarchive', 'max-snippet:20']);
  });
});

describe('links', () => {
  const linksOf = (html: string) => read(inBody(html)).links;

  it('have key, address, place, rel and anchor', () => {
    expect(
      linksOf('<main><a href="b?utm_source=x#top" rel="Nofollow noopener">Two\n <b>words</b></a></main>'),
    ).toEqual([
      {
        found: 'b?utm_source=x#top',
        key: 'https://tea.example/shop/b',
        address: 'https://tea.example/shop/b?utm_source=x',
        place: 'content',
        isNofollow: true,
        rel: ['nofollow', 'noopener'],
        anchor: 'Two words',
      },
    ]);
  });

  it.each([
    ['<nav><a href=a>a</a></nav>', 'nav'],
    ['<header><div><a href=a>a</a></div></header>', 'header'],
    ['<header><nav><a href=a>a</a></nav></header>', 'nav'],
    ['<footer><a href=a>a</a></footer>', 'footer'],
    ['<aside><a href=a>a</a></aside>', 'aside'],
    ['<main><a href=a>a</a></main>', 'content'],
    ['<a href=a>a</a>', 'content'],
    ['<article><header><a href=a>a</a></header></article>', 'content'],
    ['<article><footer><a href=a>a</a></footer></article>', 'content'],
    ['<main><nav><a href=a>a</a></nav></main>', 'nav'],
    ['<div role=navigation><a href=a>a</a></div>', 'nav'],
    ['<div role=contentinfo><a href=a>a</a></div>', 'footer'],
    ['<ul class="main-menu"><li><a href=a>a</a></ul>', 'nav'],
    ['<div id="site_footer"><a href=a>a</a></div>', 'footer'],
    ['<div class="left sidebar"><a href=a>a</a></div>', 'aside'],
    ['<div class="no-sidebar has-header"><a href=a>a</a></div>', 'content'],
    ['<div class="footerless"><a href=a>a</a></div>', 'content'],
    ['<nav>x</nav><a href=a>a</a>', 'content'],
  ])('in %s have the place %s', (html, place) => {
    expect(linksOf(html).map((link) => link.place)).toEqual([place]);
  });

  it.each([
    ['<a href=a><img src=x alt="A cup"></a>', 'A cup'],
    ['<a href=a><img src=x> of tea</a>', 'of tea'],
    ['<a href=a><div>Two</div><div>blocks</div></a>', 'Two blocks'],
    ['<a href=a>caf&eacute; &lt;3</a>', 'café <3'],
    [`<a href=a>${'x'.repeat(300)}</a>`, 'x'.repeat(200)],
    ['<a href=a></a>', ''],
    ['<map><area href=a alt="North"></map>', 'North'],
    ['<a href=a>un<span>closed', 'unclosed'],
  ])('of %s have the anchor %s', (html, anchor) => {
    expect(linksOf(html).map((link) => link.anchor)).toEqual([anchor]);
  });

  it('with an empty address lead to the page itself', () => {
    expect(linksOf('<a href="">a</a><a>b</a>').map(({ key }) => key)).toEqual([address]);
  });

  it('that a visitor cannot click are omitted', () => {
    const hidden = ['noscript', 'iframe', 'template', 'noembed', 'noframes', 'svg']
      .map((tag) => `<${tag}><a href=/x>x</a></${tag}>`)
      .join('');
    expect(
      linksOf(`${hidden}<!-- <a href=/x> --><script>"<a href=/x>"</script><a href=/y>y</a>`),
    ).toHaveLength(1);
  });

  it('to no page are omitted, and those with a password are reported', () => {
    const page = read(
      inBody(
        '<a href="mailto:a@b.example">m</a><a href="javascript:x">j</a><a href="https://a:b@c.example/">u</a>',
      ),
    );
    expect(page.links).toEqual([]);
    expect(page.refusedLinks).toEqual(['https://a:b@c.example/']);
  });
});

describe('the body', () => {
  it('has headings with their levels', () => {
    const { headings } = read(
      inBody('<h1>One <em>tea</em></h1><h3>Three</h3><h2><img alt="Two" src=x></h2><h2></h2>'),
    );
    expect(headings).toEqual([
      { level: 1, text: 'One tea' },
      { level: 3, text: 'Three' },
      { level: 2, text: 'Two' },
      { level: 2, text: '' },
    ]);
  });

  it('has words, not those of scripts and styles', () => {
    const html =
      '<script>var a</script><style>p {}</style><p>Three short w<b>ord</b>s</p><div>Four</div><noscript>no</noscript>';
    expect(read(inBody(html)).bodyWords).toBe(4);
    expect(read(inBody('<p>緑茶を飲む</p>')).bodyWords).toBe(3);
  });

  it('counts its forms, tables, videos and pictures', () => {
    const { parts } = read(
      inBody(`<header><form><input type=search></form><img src=logo.png alt=Logo></header><main><form><input><input type=hidden>
        <select></select><input type=submit></form><table></table><iframe src="https://www.youtube.com/embed/x"></iframe>
        <iframe src="https://ads.example/"></iframe><img src="http://tea.example/a.png"><img src=b alt=""></main>`),
    );
    expect(parts).toEqual({
      forms: 1,
      inputs: 2,
      tables: 1,
      videos: 1,
      contentImages: 2,
      images: 3,
      imagesWithoutAlt: 1,
      insecureParts: 1,
    });
  });

  it.each([
    ['<div id=root></div><script>x</script>', true],
    ['<div id="app"><span> </span></div>', true],
    ['<app-root></app-root>', true],
    ['<div ng-version=17></div>', true],
    ['<div id=root>Tea</div>', false],
    ['<div id=content></div>', false],
  ])('%s is an empty place for scripts: %s', (html, isEmpty) => {
    expect(read(inBody(html)).scripting.hasEmptyMount).toBe(isEmpty);
  });

  it('reports that it needs scripts', () => {
    const page = read(
      inBody('<noscript>Please enable <b>JavaScript</b>.</noscript><script>0123456789</script>'),
    );
    expect(page.scripting.asksForScript).toBe(true);
    expect(page.scripting.scriptShare).toBeGreaterThan(0.05);
    expect(read(inBody('<noscript><img src=pixel></noscript>')).scripting.asksForScript).toBe(false);
  });
});

describe('structured data', () => {
  const dataOf = (html: string) => read(inHead(html)).structuredData;
  const json = (text: string) => `<script type="application/ld+json">${text}</script>`;

  it('has types and filled fields of lists, graphs and nested items', () => {
    const data = dataOf(
      json('[{"@type":"Product","name":"Cup","offers":{"@type":"Offer"},"sku":""}]') +
        json('{"@graph":[{"@type":["Article","https://schema.org/NewsArticle"],"headline":"x"}]}') +
        '<div itemscope itemtype="https://schema.org/Recipe"></div>',
    );
    expect(data.types).toEqual(['Recipe', 'Product', 'Offer', 'Article', 'NewsArticle']);
    expect(data.items).toEqual([
      { type: 'Product', fields: ['name', 'offers'] },
      { type: 'Article', fields: ['headline'] },
      { type: 'NewsArticle', fields: ['headline'] },
    ]);
  });

  it('reports the position of invalid JSON', () => {
    expect(dataOf(json('{"@type": "Product",}')).broken).toEqual([
      { at: 20, snippet: '{"@type": "Product",}' },
    ]);
  });

  it('may be nested deeply, or be no item', () => {
    const deep = `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`;
    expect(dataOf(json(deep) + json('1') + json('null') + json('"x"'))).toEqual({
      types: [],
      items: [],
      broken: [],
    });
  });
});

it.each([
  ['deep elements', '<div>'.repeat(100_000)],
  ['open links', '<a href=/x>'.repeat(50_000)],
  ['many attributes', `<p ${Array.from({ length: 50_000 }, (_, n) => `a${n}=x`).join(' ')}>`],
  ['only <', '<'.repeat(500_000)],
  ['nested formats', `${'<b>'.repeat(1_500)}${'<i>'.repeat(1_500)}`],
  ['open comments', '<!--'.repeat(100_000)],
  ['a long title', `<title>${'x'.repeat(2_000_000)}`],
  ['many canonicals', '<link rel=canonical href=/x>'.repeat(50_000)],
  ['open headings', '<h1>a'.repeat(50_000)],
])(
  '%s take no long time',
  (_name, html) => {
    const start = process.cpuUsage();
    read(html);
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  },
  60_000,
);
