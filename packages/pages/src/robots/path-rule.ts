/** A pattern taken apart at its stars: what stands at the start, what follows in this order, and whether the path ends there. */
export interface PathPattern {
  readonly start: string;
  readonly parts: readonly string[];
  readonly isWhole: boolean;
  /** In bytes as written; the longest one that matches decides. */
  readonly length: number;
}

/**
 * An allow or disallow line in two readings: as Google compares it, and as RFC 9309 has it, with escapes decoded. Mostly
 * both are the same one.
 */
export interface PathRule {
  readonly isAllow: boolean;
  readonly google: PathPattern;
  readonly rfc: PathPattern;
}

const escapeOrByte = /%[0-9a-f]{2}|[\x80-\xff]/gi;
const escapeCode = /%[0-9a-f]{2}/gi;
const plain = /^[\w.~-]$/;
/** Stand for an escaped star and dollar while a pattern is taken apart; no byte of a file has these codes. */
const literalStar = '\u0100';
const literalDollar = '\u0101';
const directoryFile = '/index.htm';

/**
 * The rules that the value of a line makes: none if it is empty, and a second one for an allowed index page,
 * which allows its directory as well.
 * @param value each byte as one character.
 */
export function writeRules(value: string, isAllow: boolean): PathRule[] {
  if (value === '') return [];
  const rule = writeRule(value, isAllow);
  const slash = value.lastIndexOf('/');
  const isIndex = isAllow && slash !== -1 && value.startsWith(directoryFile, slash);
  return isIndex ? [rule, writeRule(`${value.slice(0, slash + 1)}$`, true)] : [rule];
}

function writeRule(value: string, isAllow: boolean): PathRule {
  const escaped = value.replace(escapeOrByte, (found) =>
    found.length === 3 ? found.toUpperCase() : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const google = takeApart(escaped);
  if (!/[%$]/.test(escaped.slice(0, -1))) return { isAllow, google, rfc: google };
  const { start, parts, ...rest } = takeApart(decodePlain(escaped));
  // Without the sign at the end, a dollar stands for itself.
  const literal = (part: string) => part.replaceAll('$', literalDollar);
  return { isAllow, google, rfc: { ...rest, start: literal(start), parts: parts.map(literal) } };
}

/** A path as RFC 9309 compares it. */
export function decodePlain(text: string): string {
  return text.replace(escapeCode, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    if (character === '*') return literalStar;
    if (character === '$') return literalDollar;
    return plain.test(character) ? character : code.toUpperCase();
  });
}

/** The path of an address as `decodePlain` leaves it: a star or a dollar there is never a sign. */
export function decodePath(path: string): string {
  return decodePlain(path).replaceAll('*', literalStar).replaceAll('$', literalDollar);
}

function takeApart(pattern: string): PathPattern {
  const isWhole = pattern.endsWith('$');
  const text = isWhole ? pattern.slice(0, -1) : pattern;
  const [start = '', ...parts] = text.split('*');
  return { start, parts, isWhole, length: pattern.length };
}

/** Whether a path fits a pattern. Each part takes the first place where it stands, so no place is looked at twice. */
export function matches({ start, parts, isWhole }: PathPattern, path: string): boolean {
  if (!path.startsWith(start)) return false;
  if (parts.length === 0) return !isWhole || path.length === start.length;
  let at = start.length;
  const last = parts.length - 1;
  for (let index = 0; index <= last; index++) {
    const part = parts[index] ?? '';
    if (isWhole && index === last) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return true;
}
