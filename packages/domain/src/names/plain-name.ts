import { z } from 'zod';
import { parseDomainName } from '../tracked-domains/domain-name.ts';

/** Texts that mail programs turn into a link: a scheme, an e-mail address, or two parts around a dot. */
const addressPattern = /:\/\/|@|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61]\p{L}{2}/u;
/** Line breaks and other control characters, and marks that reverse the direction of a text. */
const strayPattern = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu;

/** A visible character. A name without any would be blank in lists and mails. */
const seenPattern = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

interface PlainNameRules {
  /** First words of the messages: "Full name". */
  label: string;
  /** Characters, counted in code points as PostgreSQL counts them. */
  maxLength: number;
  /** True if a whole domain is also a valid name ("Booking.com"). */
  mayBeDomain?: boolean;
}

/**
 * The name of a person or workspace, which appears in mails to strangers: one line, trimmed, and
 * without web or e-mail addresses, so that it cannot contain a link.
 */
export function plainName({ label, maxLength, mayBeDomain = false }: PlainNameRules) {
  return z
    .string({ error: ({ input }) => (input === undefined ? `${label} is required` : undefined) })
    .transform(toOneLineName)
    .refine((name) => [...name].length <= maxLength, {
      message: `${label} must be at most ${maxLength} characters.`,
    })
    .refine(
      (name) =>
        !addressPattern.test(name) || (mayBeDomain && parseDomainName(name).valid && !name.includes('/')),
      {
        message: `${label} must not contain a web or e-mail address.`,
      },
    );
}

/** A name from another service, cut to the maximum length; null if it is empty or contains an address. */
export function readPlainName(text: unknown, maxLength: number): string | null {
  if (typeof text !== 'string') return null;
  const name = [...toOneLineName(text.slice(0, 10 * maxLength))].slice(0, maxLength).join('').trim();
  return name === '' || addressPattern.test(name) ? null : name;
}

/** A name for a mail to a stranger, written so that mail programs do not turn it into a link. */
export function unlinkName(name: string): string {
  return toOneLineName(name).replace(/(?<=[.\u3002\uFF0E\uFF61@:])(?=\S)/gu, '\u2060');
}

function toOneLineName(text: string): string {
  const name = text.replace(strayPattern, ' ').replace(/ {2,}/g, ' ').trim();
  return seenPattern.test(name) ? name : '';
}
