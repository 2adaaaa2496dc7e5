import { domainMessages } from '@keydence/domain';
import { invalidField } from './errors.ts';

/** Longer than any field of the product; each schema has its own, smaller limit. */
const maxTextLength = 10_000;

/**
 * Refuses text that PostgreSQL cannot store as it is: NUL is an error there, and a lone surrogate would
 * silently become another character. Looks through nested objects and lists.
 */
export function checkText(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || /\p{Surrogate}/u.test(value)) {
      const isDomain = /domain(url)?$/i.test(path);
      throw invalidField(
        path,
        isDomain ? domainMessages.format : 'Text must not contain invalid characters.',
      );
    }
    if (value.length > maxTextLength) throw invalidField(path, 'Text is too long.');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) checkText(item, path ? `${path}.${key}` : key);
}
