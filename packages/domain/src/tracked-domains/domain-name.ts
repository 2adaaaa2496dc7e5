const maxNameLength = 253;

// ASCII only and without the `u` flag: with it, `i` would make U+212A and U+017F match k and s.
const namePattern =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--(?=[a-z0-9-]{1,59}$)[a-z0-9-]*[a-z0-9])$/i;

export const domainMessages = {
  required: 'Domain is required',
  format: 'Not in correct domain format (e.g., example.com)',
  exists: 'Domain exists',
  unreachable: 'Domain does not exist or is not reachable',
  unexpected: 'Unable to verify domain existence',
} as const;

export type ParsedDomainName =
  | { valid: true; domainName: string }
  | { valid: false; domainName: string; message: string };

/**
 * Parses a typed domain: trims, removes one http(s) scheme and one trailing slash, then checks the
 * form and lower-cases. Checks the text only, not whether the name is reserved or reachable.
 */
export function parseDomainName(input: string): ParsedDomainName {
  const text = input
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  const domainName = text.toLowerCase();
  if (text === '') return { valid: false, domainName, message: domainMessages.required };
  if (text.length > maxNameLength || !namePattern.test(text)) {
    return { valid: false, domainName, message: domainMessages.format };
  }
  return { valid: true, domainName };
}
