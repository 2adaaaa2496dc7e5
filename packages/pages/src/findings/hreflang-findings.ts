import type { LanguageAlternate } from '../page-facts/page-facts.ts';
import type { Finding } from './finding.ts';
import { canonicalOf, type ReadPage, type SiteIndex } from './site-index.ts';

const form = /^([a-z]{2})(?:-([a-z]{4}))?(?:-([a-z]{2}))?$/i;
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Links between language versions that search engines cannot use. Checked only if both sides were read. */
export function* findHreflangFindings(site: SiteIndex): Generator<Finding> {
  for (const page of site.pages) {
    if (!site.isRead(page) || page.facts.alternates.length === 0 || site.isNoindex(page)) continue;
    yield* judgeSet(page);
    const seen = new Set<string>([page.key]);
    for (const alternate of page.facts.alternates) {
      if (alternate.key === null || seen.has(alternate.key)) continue;
      seen.add(alternate.key);
      yield* judgePair(site, page, alternate, alternate.key);
    }
  }
}

function* judgeSet({ key: page, facts }: ReadPage): Generator<Finding> {
  const { alternates } = facts;
  const wrong = alternates.filter(({ language }) => !isLanguageCode(language));
  if (wrong.length > 0) {
    const codes = wrong.map(({ language, found }) => ({ language, found }));
    yield { kind: 'hreflang_code', page, other: null, evidence: { codes } };
  }
  if (!alternates.some(({ key }) => key === page)) {
    const evidence = { languages: alternates.map(({ language }) => language) };
    yield { kind: 'hreflang_no_self', page, other: null, evidence };
  }
}

function* judgePair(
  site: SiteIndex,
  page: ReadPage,
  { language }: LanguageAlternate,
  key: string,
): Generator<Finding> {
  const target = site.get(key);
  if (!target || target.answers.length === 0) return;
  const pair = { page: page.key, other: key };
  const status = site.status(target);
  if (status !== null && status !== 200) {
    yield { kind: 'hreflang_target', ...pair, evidence: { language, problem: 'status', status } };
  }
  if (!site.isRead(target)) return;
  if (site.isNoindex(target)) {
    yield { kind: 'hreflang_target', ...pair, evidence: { language, problem: 'noindex', status } };
  } else if ((canonicalOf(target) ?? key) !== key) {
    yield { kind: 'hreflang_target', ...pair, evidence: { language, problem: 'canonical', status } };
  }
  const returns = target.facts.alternates.some((alternate) => alternate.key === page.key);
  // The page for all languages may list its versions in another way.
  if (!returns && language.toLowerCase() !== 'x-default') {
    yield { kind: 'hreflang_no_return', ...pair, evidence: { language } };
  }
}

/** True for `de`, `de-AT`, `zh-Hant`, `zh-Hant-TW` and `x-default`, with existing languages and countries. */
export function isLanguageCode(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const [, language = '', , region] = form.exec(code) ?? [];
  if (language === '' || languages.of(language.toLowerCase()) === undefined) return false;
  if (region === undefined) return true;
  const wanted = region.toUpperCase();
  // Some codes are understood as aliases but are not the country's own: the code of the United Kingdom is GB.
  return regions.of(wanted) !== undefined && Intl.getCanonicalLocales(`und-${wanted}`)[0] === `und-${wanted}`;
}
