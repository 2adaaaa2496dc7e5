import type { PageAnswer, PageType, ReadState, SitePage } from '../src/findings/site-pages.ts';

export interface PlannedLink {
  to: string;
  place?: 'content' | 'nav' | 'footer' | 'aside';
  rel?: string;
}

/** A page as planned. The rules see only its HTML. */
export interface PlannedPage {
  path: string;
  title?: string | null;
  description?: string | null;
  headings?: { level: number; text: string }[];
  paragraphs: string[];
  /** Additional elements of the head, and of the main content. */
  head?: string;
  extra?: string;
  links: PlannedLink[];
  /** True by default: a hub links to it in its content. */
  isLinked?: boolean;
  headers?: Record<string, string>;
  language?: string;
  contentType?: string;
  /** Encoded in Latin-1 instead of UTF-8. */
  isLatin?: boolean;
  knownFrom?: SitePage['knownFrom'];
  answers?: PageAnswer[];
  earlierAnswer?: PageAnswer;
  state?: ReadState;
  type?: PageType;
  answersLike?: string;
  clicks?: number;
  firstSeen?: Date;
  change?: SitePage['change'];
  /** True if a crawl cannot get these answers, because it asks again later. */
  isUnserved?: boolean;
}

export const origin = 'https://site.example';
export const now = new Date('2026-11-20T12:00:00Z');
export const since = new Date('2026-10-01T00:00:00Z');
export const inSitemap: SitePage['knownFrom'] = [{ source: 'sitemap', since }];

/** A response, some seconds after the start of the run. */
export function answer(
  status: number | null,
  more: Partial<PageAnswer> & { after?: number } = {},
): PageAnswer {
  const { after = 0, ...rest } = more;
  const at = new Date(now.getTime() - 3_600_000 + after * 1_000);
  return { at, status, failure: null, redirectsTo: null, milliseconds: 120, ...rest };
}

export function renderPage(page: PlannedPage): string {
  const {
    title,
    description,
    language = 'en',
    head = '',
    paragraphs,
    headings = [],
    extra = '',
    links,
  } = page;
  const list = (place: PlannedLink['place']) =>
    links
      .filter((link) => (link.place ?? 'content') === place)
      .map(
        ({ to, rel }) =>
          `<li><a href="${to}"${rel === undefined ? '' : ` rel="${rel}"`}>${nameOf(to)}</a></li>`,
      )
      .join('');
  return `<!doctype html>
<html lang="${language}"><head>
${title === null ? '' : `<title>${title ?? ''}</title>`}
${description === null ? '' : `<meta name="description" content="${description ?? ''}">`}
${head}
</head><body>
<nav><ul>${list('nav')}</ul></nav>
<main>
${headings.map(({ level, text }) => `<h${level}>${text}</h${level}>`).join('\n')}
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
${extra}
<ul>${list('content')}</ul>
</main>
<aside><ul>${list('aside')}</ul></aside>
<footer><ul>${list('footer')}</ul></footer>
</body></html>`;
}

function nameOf(path: string): string {
  return path.replaceAll(/[^a-z0-9]+/gi, ' ').trim();
}
