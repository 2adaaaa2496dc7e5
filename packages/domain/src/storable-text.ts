/**
 * True if PostgreSQL stores the text unchanged: NUL is an error there, half a surrogate pair
 * becomes another character.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** The text without NUL, and with U+FFFD for half a surrogate pair. */
export function makeStorable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The fault in a value, and the path of field names to it, separated by dots. */
export interface TextFault {
  path: string;
  kind: 'characters' | 'length' | 'depth';
}

/** No input of the product is nested as deep, and no call stack holds a megabyte of brackets. */
const deepest = 64;

/** The first text of a JSON value that cannot be stored, field names included; null if there is none. */
export function findTextFault(value: unknown, maxLength = Number.POSITIVE_INFINITY): TextFault | null {
  const walk = (item: unknown, path: string, depth: number): TextFault | null => {
    if (typeof item === 'string') {
      if (!isStorable(item)) return { path, kind: 'characters' };
      return item.length > maxLength ? { path, kind: 'length' } : null;
    }
    if (typeof item !== 'object' || item === null) return null;
    if (depth === deepest) return { path: '', kind: 'depth' };
    for (const [name, inner] of Object.entries(item)) {
      if (!isStorable(name)) return { path, kind: 'characters' };
      const fault = walk(inner, path ? `${path}.${name}` : name, depth + 1);
      if (fault) return fault;
    }
    return null;
  };
  return walk(value, '', 0);
}
