import { matchesGlob } from './matches-glob.ts';
import type { IdentitySettings } from './settings.ts';

/** Untrusted input; applications use far shorter URLs. */
const longestAddress = 2_000;

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The return URL of a sign-in: `redirectTo` if it is on the site itself (any port on loopback) or
 * in the allow list, else the site. Anything else would pass a session to a stranger's page.
 */
export function resolveRedirect(settings: IdentitySettings, redirectTo: string | undefined): string {
  const site = new URL(settings.siteUrl);
  if (!redirectTo || !URL.canParse(redirectTo)) return site.href;
  const target = new URL(redirectTo);
  if (target.username || target.password) return site.href;
  return isReturnAllowed(settings, target) ? target.href : site.href;
}

/** True if the URL is on the site itself or in the allow list. */
export function isReturnAllowed(settings: IdentitySettings, target: URL): boolean {
  return isSameSite(new URL(settings.siteUrl), target) || isAllowListed(settings, target);
}

function isSameSite(site: URL, target: URL): boolean {
  if (site.protocol !== target.protocol || site.hostname !== target.hostname) return false;
  return site.port === target.port || loopbackHosts.has(site.hostname);
}

function isAllowListed(settings: IdentitySettings, target: URL): boolean {
  const bare = new URL(target);
  bare.hash = '';
  if (bare.href.length > longestAddress) return false;
  return settings.redirectAllowList.some(
    (glob) => mayLeadTo(glob, target.protocol) && matchesGlob(glob, bare.href),
  );
}

const webProtocols = new Set(['https:', 'http:']);
/**
 * Schemes that make a browser run or read the content of the URL, or search for another program.
 */
const unsafeProtocols = new Set([
  'about:',
  'blob:',
  'data:',
  'file:',
  'filesystem:',
  'intent:',
  'javascript:',
  'vbscript:',
  'view-source:',
]);

/**
 * An app's own scheme matches only if the entry names it in full; `**` covers web addresses only.
 */
function mayLeadTo(glob: string, protocol: string): boolean {
  if (unsafeProtocols.has(protocol)) return false;
  return webProtocols.has(protocol) || readScheme(glob) === protocol;
}

/** `myapp:` of `myapp://callback`; undefined unless the entry starts with a complete scheme. */
function readScheme(glob: string): string | undefined {
  return /^[a-z][a-z\d+.-]*:/i.exec(glob)?.[0].toLowerCase();
}

/** True if no sign-in can return to the entry's URL, because a browser would run it. */
export function isUnsafeReturn(glob: string): boolean {
  return unsafeProtocols.has(readScheme(glob) ?? '');
}
