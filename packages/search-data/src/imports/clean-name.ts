import { createHash } from 'node:crypto';

/** A name in a file without what no database keeps. */
export const cleanName = (name: string) => name.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

const shownLength = 400;

/** A text of any length as a name: of a long one, its beginning and what tells it from others that begin alike. */
export function nameText(text: string): string {
  const characters = [...text];
  if (characters.length <= shownLength) return text;
  const hash = createHash('sha256').update(text).digest('hex');
  return `${characters.slice(0, shownLength).join('')}… (${hash.slice(0, 16)})`;
}
