/**
 * A found address in two forms: the address to request and show, and the unique key of its page on
 * a site.
 */
export interface PageKey {
  readonly key: string;
  /** Absolute, without fragment. */
  readonly address: string;
}

/**
 * Reason why a found address is not a page: `scheme` (mail, telephone, script, data), `credentials`
 * (user or password before the host), `long` (more than 2,048 characters), `unreadable` (not an
 * address).
 */
export type AddressRefusal = 'scheme' | 'credentials' | 'long' | 'unreadable';

const mostCharacters = 2_048;
const trackingNames = new Set(
  (
    'gclid gbraid wbraid dclid fbclid msclkid yclid ttclid twclid igshid mc_cid mc_eid _ga _gl srsltid _hsenc _hsmi ' +
    'mkt_tok'
  ).split(' '),
);
const trackingFamilies = ['utm_', 'hsa_'];
const sessionNames = new Set(['phpsessid', 'jsessionid', 'sessionid', 'sid', 'cfid', 'cftoken']);
const sessionFamily = 'aspsessionid';
const sessionValue = /^[\w.-]{16,}$/;
const escapeCode = /%[0-9a-f]{2}/gi;
const unreserved = /^[\w.~-]$/;
const pathSession = /;jsessionid=[^;/]*/gi;

/**
 * Key of an address found on a page; null if it cannot lead to a readable page. Unifies only forms
 * that no server distinguishes: parameter order, letter case, a trailing slash and `www` may
 * matter.
 * @param base absolute address that resolves the found one.
 */
export function toPageKey(found: string, base: string): PageKey | null {
  const read = readAddress(found, base);
  return typeof read === 'string' ? null : read;
}

/** Reason why `toPageKey` returns null; null if it returns a key. */
export function findAddressRefusal(found: string, base: string): AddressRefusal | null {
  const read = readAddress(found, base);
  return typeof read === 'string' ? read : null;
}

function readAddress(found: string, base: string): PageKey | AddressRefusal {
  let url: URL;
  try {
    url = new URL(found, base);
  } catch {
    return 'unreadable';
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  url.hash = '';
  const address = withoutEmptyFragment(url.href);
  if (address.length > mostCharacters) return 'long';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (url.hostname.endsWith('.') || url.hostname === '') return 'unreadable';
  // Set again, because without its session id a segment may be a single dot.
  url.pathname = cleanPath(url.pathname);
  const query = cleanQuery(url.search.slice(1));
  const key = `${url.protocol}//${url.host}${url.pathname}${query === '' ? '' : `?${query}`}`;
  return key.length > mostCharacters ? 'long' : { key, address };
}

/** Setting an empty hash removes it; a trailing `#` would stay otherwise. */
function withoutEmptyFragment(href: string): string {
  return href.endsWith('#') ? href.slice(0, -1) : href;
}

/**
 * Upper-cases escapes and decodes those of unreserved characters, unless that would complete a
 * broken escape.
 */
function decodeUnreserved(text: string): string {
  return text.replace(escapeCode, (code: string, at: number) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    const followsBroken = text[at - 1] === '%' || text[at - 2] === '%';
    return unreserved.test(character) && !followsBroken ? character : code.toUpperCase();
  });
}

/** Removes sessions first: the text after one may need decoding only then. */
function cleanPath(path: string): string {
  const cleaned = decodeUnreserved(path).replace(pathSession, '');
  return cleaned === path ? path : cleanPath(cleaned);
}

function cleanQuery(query: string): string {
  return query
    .split('&')
    .map(decodeUnreserved)
    .filter((parameter) => parameter !== '' && !isNoise(parameter))
    .join('&');
}

function isNoise(parameter: string): boolean {
  const equals = parameter.indexOf('=');
  const name = (equals === -1 ? parameter : parameter.slice(0, equals)).toLowerCase();
  if (trackingNames.has(name) || trackingFamilies.some((family) => name.startsWith(family))) return true;
  if (!sessionNames.has(name) && !name.startsWith(sessionFamily)) return false;
  return equals !== -1 && sessionValue.test(parameter.slice(equals + 1));
}
