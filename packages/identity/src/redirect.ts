import { matchesGlob } from './matches-glob.ts';
import type { IdentitySettings } from './settings.ts';

/** A stranger chooses the address; what applications use is far shorter. */
const longestAddress = 2_000;

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where a sign-in may return to: `redirectTo` when it is on the site itself (any port on loopback) or in the
 * allow list, else the site. Anything else would hand a session to a stranger's page.
 */
export function resolveRedirect(settings: IdentitySettings, redirectTo: string | undefined): string {
  const site = new URL(settings.siteUrl);
  if (!redirectTo || !URL.canParse(redirectTo)) return site.href;
  const target = new URL(redirectTo);
  if (target.username || target.password) return site.href;
  return isReturnAllowed(settings, target) ? target.href : site.href;
}

/** Whether the address is on the site itself or in the allow list. */
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
/** A browser that is sent to one of these runs or reads what the address holds, or searches for another program. */
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

/** An app's own scheme counts only where the entry names it in full; `**` stands for web addresses alone. */
function mayLeadTo(glob: string, protocol: string): boolean {
  if (unsafeProtocols.has(protocol)) return false;
  return webProtocols.has(protocol) || readScheme(glob) === protocol;
}

/** `myapp:` of `myapp://callback`; undefined where an entry does not begin with a whole scheme. */
function readScheme(glob: string): string | undefined {
  return /^[a-z][a-z\d+.-]*:/i.exec(glob)?.[0].toLowerCase();
}

/** True if no sign-in can return to what the entry names, because a browser would run it. */
export function isUnsafeReturn(glob: string): boolean {
  return unsafeProtocols.has(readScheme(glob) ?? '');
}
