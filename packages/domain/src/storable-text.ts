/** True if PostgreSQL stores the text as it is: NUL is an error there, half a surrogate pair becomes another character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** The text without NUL, and with U+FFFD for half a surrogate pair. */
export function makeStorable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** What is wrong with a value, and the names of the fields that lead to it, with dots between them. */
export interface TextFault {
  path: string;
  kind: 'characters' | 'length' | 'depth';
}

/** No input of the product is nested as deep, and no stack as deep as a megabyte of brackets. */
const deepest = 64;

/** The first text of a JSON value that cannot be stored, names of fields included; null if there is none. */
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
