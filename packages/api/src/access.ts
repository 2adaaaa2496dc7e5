import { AppError } from '@keydence/domain';
import type { Services } from './context.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all; the database would fail on any other. */
export function isId(text: string): boolean {
  return uuidPattern.test(text);
}

/**
 * Nobody's id. Whoever finds nothing asks for the domain of this one, so that an unknown id takes as many questions, and
 * as long, as one of others.
 */
export const nobodysId = '00000000-0000-0000-0000-000000000000';

/** The one answer for an unknown id, a malformed one and one that belongs to others. */
export function notFound(): AppError {
  return new AppError('not_found', 'Not found');
}

/** Whether an address is one of the deployment's admins. */
export function isAdmin({ adminEmails }: Pick<Services, 'adminEmails'>, email: string): boolean {
  return adminEmails.includes(email.toLowerCase());
}
