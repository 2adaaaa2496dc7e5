import type { PageFacts } from '../guards/page-facts.ts';

/** First folders of an address that name a language or a country. */
const locales = new Set(
  (
    'ar bg cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl no pl pt ro ru sk sl sr sv th tr uk vi zh ' +
    'at au be br ca ch cl cn co cz dk gb gr hk ie il in jp kr mx my nz pe ph se sg tw us za'
  ).split(' '),
);

interface Address {
  locale: string | null;
  /** Path without the locale, a closing slash, an index file and the number of a result page. */
  path: string;
}

/** True for the home page, or that of a language. */
export function isHomePage(page: string, facts: PageFacts | undefined): boolean {
  return facts?.kind === 'home' || readAddress(page).path === '';
}

/** True if two pages are one in different languages, or for different countries. */
export function areLocaleVersions(
  a: readonly [string, PageFacts | undefined],
  b: readonly [string, PageFacts | undefined],
) {
  const [one, other] = [readAddress(a[0]), readAddress(b[0])];
  const localeOf = (address: Address, facts: PageFacts | undefined) =>
    facts?.locale?.toLowerCase() ?? address.locale;
  const [locale, otherLocale] = [localeOf(one, a[1]), localeOf(other, b[1])];
  if (locale !== null && otherLocale !== null) return locale !== otherLocale;
  if (locale !== otherLocale && one.path === other.path) return true;
  const [country, otherCountry] = [a[1]?.country ?? null, b[1]?.country ?? null];
  return country !== null && otherCountry !== null && country !== otherCountry;
}

/** True if two addresses are one page in technical terms: filters, pages of results, www, scheme, closing slash. */
export function areTechnicalTwins(a: string, b: string): boolean {
  const [one, other] = [readAddress(a), readAddress(b)];
  return one.locale === other.locale && one.path === other.path;
}

function readAddress(page: string): Address {
  const [address = ''] = page.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  const path = address.replace(/\/index\.\w+$/i, '/');
  const folders = path.split('/').filter(Boolean);
  const [first = ''] = folders;
  const isLocale =
    locales.has(first.toLowerCase().split(/[-_]/, 1)[0] ?? '') && /^[a-z]{2}([-_][a-z]{2})?$/i.test(first);
  const rest = isLocale ? folders.slice(1) : folders;
  const isNumbered =
    rest.length > 1 && /^(page|p|seite|pagina)$/i.test(rest.at(-2) ?? '') && /^\d+$/.test(rest.at(-1) ?? '');
  return {
    locale: isLocale ? first.toLowerCase() : null,
    path: (isNumbered ? rest.slice(0, -2) : rest).join('/'),
  };
}
