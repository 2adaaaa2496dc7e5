import { randomBytes } from 'node:crypto';

const nameBytes = 24;
const namePattern = /^[\w-]{32}\.webp$/;

/** Path of stored pictures on the server; they are readable by anyone with the name. */
export const picturePath = '/files/';

/** A name that cannot be guessed and is independent of the uploaded file. */
export function createPictureName(): string {
  return `${randomBytes(nameBytes).toString('base64url')}.webp`;
}

/** True if a text can be the name of a stored picture; other names must not reach the file store. */
export function isPictureName(name: string): boolean {
  return namePattern.test(name);
}
