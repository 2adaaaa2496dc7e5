const maxNameLength = 253;

// ASCII on purpose and without the `u` flag: with it, `i` would let U+212A and U+017F match as k and s.
const namePattern =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--(?=[a-z0-9-]{1,59}$)[a-z0-9-]*[a-z0-9])$/i;

/** What the domain check says to the user. */
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
 * Reads a typed domain: trims, drops one http(s) scheme and one trailing slash, then checks the form
 * and lower-cases. It judges the text alone; whether the name is reserved or reachable are other questions.
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
