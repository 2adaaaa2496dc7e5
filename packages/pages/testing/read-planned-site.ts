import { createHash } from 'node:crypto';
import { toPageKey } from '../src/addresses/page-key.ts';
import type { SiteMainText, SitePage } from '../src/findings/site-pages.ts';
import { readMainText } from '../src/main-text/read-main-text.ts';
import { readPage } from '../src/page-facts/read-page.ts';
import { createMinHash } from '../src/similarity/min-hash.ts';
import { readShingles } from '../src/similarity/shingles.ts';
import { detectLanguage } from '../src/text/detect-language.ts';
import { answer, origin, type PlannedPage, renderPage, since } from './planned-page.ts';

/** The pages as a run knows them: facts missing in their HTML come from the plan, the others are read. */
export function readPlannedSite(pages: readonly PlannedPage[]): SitePage[] {
  return pages.map((page) => {
    const key = toPageKey(page.path, origin)?.key ?? '';
    const answers = page.answers ?? [answer(200)];
    const isRead = answers.at(-1)?.status === 200 && (page.state ?? 'read') === 'read';
    return {
      key,
      address: key,
      knownFrom: page.knownFrom ?? [{ source: 'sitemap', since }],
      answers,
      earlierAnswer: page.earlierAnswer ?? null,
      state: page.state ?? (isRead ? 'read' : 'error'),
      ...(isRead ? read(page, key) : { facts: null, main: null, links: [] }),
      type: page.type ?? 'other',
      answersLike: page.answersLike ?? null,
      clicks: page.clicks ?? null,
      firstSeen: page.firstSeen ?? since,
      change: page.change ?? null,
    };
  });
}

function read(page: PlannedPage, address: string): Pick<SitePage, 'facts' | 'main' | 'links'> {
  const html = Buffer.from(renderPage(page), page.isLatin ? 'latin1' : 'utf8');
  const contentType = page.contentType ?? 'text/html; charset=utf-8';
  const facts = readPage({ address, html, contentType, headers: page.headers ?? {} });
  const links = facts.links.map(({ key, place, isNofollow, anchor }) => ({
    to: key,
    place,
    isNofollow,
    anchor,
  }));
  const main = readMain(html, address, contentType);
  return {
    facts: {
      ...facts,
      robots: facts.robots.search,
      brokenShare: facts.charset.brokenShare,
      languageFound: detectLanguage(main.text ?? ''),
    },
    main,
    links: [links],
  };
}

function readMain(html: Buffer, address: string, contentType: string): SiteMainText {
  const { text, words, confidence } = readMainText(html, address, contentType);
  return {
    words,
    hash: createHash('sha256').update(text).digest('hex'),
    isConfident: confidence === 'high',
    minHash: createMinHash(readShingles(text, 'en')),
    text,
  };
}
