import type { IdentitySettings } from '../settings.ts';

/**
 * The client's URL with the outcome of its request, and with our issuer against mix-up attacks (RFC
 * 9207).
 */
export function redirectBack(
  settings: Pick<IdentitySettings, 'issuer'>,
  { redirectUri, state }: { redirectUri: string; state: string | null },
  fields: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  const all = { ...fields, ...(state ? { state } : {}), iss: settings.issuer };
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
  return url.href;
}
