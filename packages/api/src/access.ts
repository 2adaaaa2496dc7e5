import { AppError } from '@keydence/domain';
import type { Services } from './context.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if a text has the form of an id; the database would fail on any other. */
export function isId(text: string): boolean {
  return uuidPattern.test(text);
}

/**
 * An id that no row has. A failed look-up asks for the domain of this id, so that an unknown id
 * takes as many queries, and as long, as a foreign one.
 */
export const nilUuid = '00000000-0000-0000-0000-000000000000';

/** The same error for an unknown id, a malformed id and an id of another owner. */
export function notFound(): AppError {
  return new AppError('not_found', 'Not found');
}

/** True if an address is one of the deployment's admins. */
export function isAdmin({ adminEmails }: Pick<Services, 'adminEmails'>, email: string): boolean {
  return adminEmails.includes(email.toLowerCase());
}
