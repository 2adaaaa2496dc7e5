import { z } from 'zod';

const required = 'Email address is required.';
const format = 'Enter an email address like name@example.com.';

/** As the identity layer keeps addresses: two that differ in case are one. */
export function normaliseAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** An address that somebody typed, in the form in which addresses are kept. */
export const emailAddress = z
  .string()
  .transform(normaliseAddress)
  .pipe(z.string().min(1, required).max(254, format).email(format));
