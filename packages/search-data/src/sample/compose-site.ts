import { type InventedPage, inventedListingPath } from '@keydence/domain';
import { composeListing } from './compose-listing.ts';
import type { MarketWorld, WorldSite } from './market-world.ts';
import { describePage } from './page-texts.ts';
import { hashText, Random } from './random.ts';
import { siteTexts } from './site-sentences.ts';
import { listPages, type StoryPage } from './story-pages.ts';

/** The most visited pages of a site that it answers with. */
const mostPages = 120;
const relatedLinks = 4;

interface MadePage {
  path: string;
  title: string;
  description: string;
  subject: string;
  queries: string[];
  html: (more: PageMore) => string;
}

interface PageMore {
  links: readonly { path: string; text: string }[];
  head?: string;
  extra?: string;
}

/** Faults that a real site of this size has too; each is found by its evidence, and no page says that it has one. */
const faults = {
  /** Pages that only the sitemap names. */
  orphans: [41, 67],
  noDescription: [12, 33],
  noindex: 25,
  copied: 18,
  images: [14, 22],
  broken: [
    { on: 5, path: 'spring-offer', status: 410 },
    { on: 17, path: 'old-price-list', status: 404 },
  ],
  /** Repaired since the reading before, and broken since. */
  repaired: { on: 8, path: 'autumn-offer', status: 404 },
  brokenSince: { on: 11, path: 'team/history', status: 404 },
  moved: { on: 20, path: 'start', to: 'welcome' },
  /** One page in so many has changed since. */
  changedOf: 12,
} as const;

/**
 * The pages of an invented site, by address: those that rank for its searches, with made-up texts, and the home page,
 * sections and sitemap that lead to them. The same each time; `isEarlier` is the site as it was two weeks ago.
 */
export function composeSite(
  site: WorldSite,
  world: MarketWorld,
  isEarlier: boolean,
  now: Date,
): Map<string, InventedPage> {
  const home = `https://www.${site.site.domainName}`;
  const pages = listPages(site, world)
    .slice(0, mostPages)
    .map((page) => makePage(page, { site, world, isEarlier }));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  byPath.delete('/');
  const all = [...byPath.values()];
  const answers = new Map<string, InventedPage>();
  const put = (path: string, page: InventedPage) => answers.set(`${home}${path}`, page);
  const sections = [...new Set(all.map(({ path }) => `/${path.split('/')[1] ?? ''}`))];
  const frame = createFrame(site, world, sections);
  const isOrphan = (at: number) => faults.orphans.some((orphan) => orphan === at);
  const linkable = all.filter((_, at) => !isOrphan(at));
  for (const [at, page] of all.entries()) {
    const links = relatedOf(page, linkable).map(({ path, subject }) => ({ path, text: subject }));
    for (const fault of [...faults.broken, isEarlier ? faults.repaired : faults.brokenSince]) {
      if (fault.on === at) links.push({ path: `/${fault.path}`, text: fault.path.replaceAll(/[-/]/g, ' ') });
    }
    if (at === faults.moved.on)
      links.push({ path: `/${faults.moved.path}`, text: siteTexts[world.market.languageCode].home });
    const head = at === faults.noindex ? '<meta name="robots" content="noindex">' : '';
    const described = faults.noDescription.some((one) => one === at) ? { ...page, description: '' } : page;
    const image = faults.images.some((one) => one === at)
      ? '<img src="/pictures/1.jpg" width="640" height="400">'
      : '';
    put(page.path, { status: 200, html: frame(described, page.html({ links, head, extra: image }), head) });
  }
  const copied = all[faults.copied];
  if (copied) {
    const path = `${copied.path}-2`;
    const title = `${copied.title} (2)`;
    put(path, { status: 200, html: frame({ ...copied, title }, copied.html({ links: [] }), '') });
    linkable.push({ ...copied, path, subject: `${copied.subject} (2)` });
  }
  for (const section of sections) {
    const links = linkable
      .filter(({ path }) => path.startsWith(`${section}/`))
      .map(({ path, subject }) => ({ path, text: subject }));
    if (!byPath.has(section))
      put(section, { status: 200, html: frame(namedPage(section, site), listOf(links), '') });
  }
  const top = linkable.slice(0, 12).map(({ path, subject }) => ({ path, text: subject }));
  const texts = siteTexts[world.market.languageCode];
  for (const [path, name] of [
    ['/', site.site.title],
    ['/about', texts.about],
    ['/contact', texts.contact],
  ] as const) {
    const html = `<p>${site.site.valueProp}</p>${path === '/' ? listOf(top) : ''}`;
    const page = {
      title: path === '/' ? `${name} | ${site.site.valueProp}` : `${name} | ${site.site.title}`,
      description: site.site.valueProp,
    };
    put(path, { status: 200, html: frame({ ...page, subject: name }, html, '') });
  }
  for (const { path, status } of [...faults.broken, isEarlier ? faults.repaired : faults.brokenSince]) {
    put(`/${path}`, { status, html: '' });
  }
  put(`/${faults.moved.path}`, { status: 301, html: '', location: `${home}/${faults.moved.to}` });
  put(`/${faults.moved.to}`, { status: 302, html: '', location: `${home}/about` });
  const listed = [...answers].filter(([, { status }]) => status === 200).map(([address]) => address);
  put('/robots.txt', {
    status: 200,
    html: `User-agent: *\nDisallow: /cart\nSitemap: ${home}/sitemap.xml\n`,
    isText: true,
  });
  put('/sitemap.xml', {
    status: 200,
    html: `<urlset>${listed.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`,
    isText: true,
  });
  const paths = all.map(({ path }) => path);
  const listing = composeListing({ home, paths, now, isEarlier });
  put(inventedListingPath, { status: 200, html: listing, isText: true });
  return answers;
}

interface Around {
  site: WorldSite;
  world: MarketWorld;
  isEarlier: boolean;
}

function makePage({ url, rankings }: StoryPage, { site, world, isEarlier }: Around): MadePage {
  const language = world.market.languageCode;
  const queries = rankings.slice(0, 6).map(({ keyword }) => keyword.text);
  const [first] = rankings;
  const { pathname: path } = new URL(url);
  const described = first && describePage(site.site, first.keyword, language);
  const subject = first?.keyword.topic?.name ?? first?.keyword.subject ?? site.site.title;
  const title = described?.title ?? subject;
  return {
    path,
    title,
    description: described?.description ?? '',
    subject: (title.split(' | ')[0] ?? subject).trim(),
    queries,
    html: ({ links, extra = '' }) => writeBody({ path, subject, queries, language, links, extra, isEarlier }),
  };
}

interface Body {
  path: string;
  subject: string;
  queries: readonly string[];
  language: MarketWorld['market']['languageCode'];
  links: PageMore['links'];
  extra: string;
  isEarlier: boolean;
}

function writeBody({ path, subject, queries, language, links, extra, isEarlier }: Body): string {
  const { sentences, headings, related } = siteTexts[language];
  const random = new Random(hashText(path));
  const order = [...sentences].sort((a, b) => hashText(`${path}${a}`) - hashText(`${path}${b}`));
  const count =
    10 + Math.floor(random.next() * 6) - (isEarlier && hashText(path) % faults.changedOf === 0 ? 2 : 0);
  const written = order
    .slice(0, count)
    .map((sentence, at) =>
      escapeMarkup(
        sentence
          .replaceAll('~', subject)
          .replaceAll('#', queries[at % Math.max(1, queries.length)] ?? subject),
      ),
    );
  const own = queries.map((query) => escapeMarkup(`${query}: ${subject}, ${query}.`));
  const parts: string[] = [];
  for (let at = 0; at < written.length; at += 4) {
    const heading = headings[(hashText(path) + at) % headings.length] ?? '';
    parts.push(
      `<h2>${escapeMarkup(heading)}</h2><p>${written.slice(at, at + 4).join(' ')} ${own[at / 4] ?? ''}</p>`,
    );
  }
  const more = links.length > 0 ? `<p>${related} ${links.map(anchorOf).join(', ')}.</p>` : '';
  return `${parts.join('')}${extra}${more}`;
}

const anchorOf = ({ path, text }: { path: string; text: string }) =>
  `<a href="${path}">${escapeMarkup(text)}</a>`;
const listOf = (links: readonly { path: string; text: string }[]) =>
  `<ul>${links.map((link) => `<li>${anchorOf(link)}</li>`).join('')}</ul>`;

/** Some pages of its section, others for each. */
function relatedOf(page: MadePage, pages: readonly MadePage[]): MadePage[] {
  const folder = page.path.slice(0, page.path.lastIndexOf('/'));
  return pages
    .filter((other) => other !== page && other.path.startsWith(`${folder}/`))
    .sort((a, b) => hashText(`${page.path}${a.path}`) - hashText(`${page.path}${b.path}`))
    .slice(0, relatedLinks);
}

function namedPage(
  section: string,
  { site }: WorldSite,
): Pick<MadePage, 'title' | 'description' | 'subject'> {
  const name = section.slice(1).replaceAll('-', ' ');
  const subject = name.charAt(0).toUpperCase() + name.slice(1);
  return { title: `${subject} | ${site.title}`, description: `${subject}: ${site.valueProp}`, subject };
}

function createFrame({ site }: WorldSite, { market }: MarketWorld, sections: readonly string[]) {
  const texts = siteTexts[market.languageCode];
  const nav = [{ path: '/', text: texts.home }, ...sections.map((path) => ({ path, text: path.slice(1) }))];
  const foot = [
    { path: '/about', text: texts.about },
    { path: '/contact', text: texts.contact },
  ];
  return (page: Pick<MadePage, 'title' | 'description' | 'subject'>, main: string, head: string) =>
    `<!doctype html><html lang="${market.languageCode}"><head><meta charset="utf-8"><title>${escapeMarkup(page.title)}</title>${
      page.description === '' ? '' : `<meta name="description" content="${escapeMarkup(page.description)}">`
    }${head}</head><body><header><nav>${listOf(nav)}</nav></header><main><h1>${escapeMarkup(page.subject)}</h1>${main}</main>
    <footer>${escapeMarkup(site.title)} ${foot.map(anchorOf).join(' ')}</footer></body></html>`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
