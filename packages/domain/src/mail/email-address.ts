import { z } from 'zod';

const required = 'Email address is required.';
const format = 'Enter an email address like name@example.com.';

/** Same form as in the identity layer: addresses that differ only in case are equal. */
export function normaliseAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** A typed e-mail address, normalized for storage. */
export const emailAddress = z
  .string()
  .transform(normaliseAddress)
  .pipe(z.string().min(1, required).max(254, format).email(format));
