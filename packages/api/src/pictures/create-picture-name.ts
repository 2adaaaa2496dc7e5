import { randomBytes } from 'node:crypto';

const nameBytes = 24;
const namePattern = /^[\w-]{32}\.webp$/;

/** Where the server shows a stored picture; whoever knows the name may look. */
export const picturePath = '/files/';

/** A name that nobody can guess and that says nothing about the file that was sent. */
export function createPictureName(): string {
  return `${randomBytes(nameBytes).toString('base64url')}.webp`;
}

/** Whether a text can be the name of a stored picture; nothing else may reach the file store. */
export function isPictureName(name: string): boolean {
  return namePattern.test(name);
}
