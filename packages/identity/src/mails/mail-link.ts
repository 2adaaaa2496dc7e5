import { resolveRedirect } from '../redirect.ts';
import type { IdentitySettings } from '../settings.ts';

interface LinkParts {
  linkToken: string;
  type: string;
  email: string;
  redirectTo: string | undefined;
}

/** The URL in a mail, in the configured form. */
export function mailLink(settings: IdentitySettings, parts: LinkParts): string {
  const { linkToken, type, email } = parts;
  const redirectTo = resolveRedirect(settings, parts.redirectTo);
  if (settings.mailLink === 'verify') return verifyLink(settings, { linkToken, type, redirectTo });
  // Opening the page spends nothing: it shows the address and posts the token when the user
  // continues.
  const link = new URL('/auth/confirm', settings.siteUrl);
  link.search = new URLSearchParams({
    token_hash: linkToken,
    type,
    email,
    redirect_to: redirectTo,
  }).toString();
  return link.href;
}

/** The identity API's own URL, which spends the token when it is opened. */
export function verifyLink(
  settings: Pick<IdentitySettings, 'callbackUrl'>,
  { linkToken, type, redirectTo }: { linkToken: string; type: string; redirectTo: string },
): string {
  // The issuer may be any text; the callback URL has the same parent path as the link.
  const link = new URL('verify', settings.callbackUrl);
  link.search = new URLSearchParams({ token: linkToken, type }).toString();
  return `${link.href}&redirect_to=${readableValue(redirectTo)}`;
}

/**
 * Escapes only characters that would end or change the query value: programs search for the address
 * verbatim.
 */
function readableValue(address: string): string {
  return address.replace(/[%&#+]/g, encodeURIComponent);
}
