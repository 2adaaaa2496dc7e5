import { schema } from '@keydence/db';
import { eq, type SQL } from 'drizzle-orm';
import { AuthError } from './auth-error.ts';
import type { IdentitySettings } from './settings.ts';

/** An e-mail address or a phone number; a request has exactly one. */
export interface ContactInput {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** An e-mail address or phone number in its stored form. */
export interface Contact {
  kind: 'email' | 'phone';
  value: string;
}

/**
 * Throws 400 `validation_failed` unless exactly one is given and well formed;
 * `phone_provider_disabled` if phones are disabled.
 */
export function readContact(settings: IdentitySettings, { email, phone }: ContactInput): Contact {
  if (email && phone)
    throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided');
  if (email) return { kind: 'email', value: normaliseEmail(email) };
  if (!phone) throw new AuthError(400, 'validation_failed', 'One of email or phone must be set');
  if (!settings.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  return { kind: 'phone', value: normalisePhone(phone) };
}

const maxEmailLength = 254;
/**
 * The pattern of the browser's e-mail field, with a required dot in the host. It excludes
 * characters that are unsafe in mail headers.
 */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+@[a-z0-9\u0080-\u{10ffff}-]+(\.[a-z0-9\u0080-\u{10ffff}-]+)+$/u;

/**
 * Invisible characters and those that change text direction: they make an address look like a
 * different one.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** The address in its stored form; throws 400 `validation_failed`. */
export function normaliseEmail(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  if (address.length <= maxEmailLength && emailPattern.test(address) && !unseen.test(address)) return address;
  throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
}

/** E.164 without the plus sign; throws 400 `validation_failed`. */
export function normalisePhone(phone: string): string {
  const digits = phone.trim().replace(/^\+/, '').replaceAll(' ', '');
  if (/^[1-9]\d{1,14}$/.test(digits)) return digits;
  throw new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)');
}

export function whereContact({ kind, value }: Contact): SQL {
  return eq(kind === 'email' ? schema.users.email : schema.users.phone, value);
}
