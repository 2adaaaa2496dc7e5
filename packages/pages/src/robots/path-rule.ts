/**
 * A pattern split at its stars: the start, the parts in order, and whether the path must end after
 * them.
 */
export interface PathPattern {
  readonly start: string;
  readonly parts: readonly string[];
  readonly isWhole: boolean;
  /** In bytes as written; the longest matching rule decides. */
  readonly length: number;
}

/**
 * An allow or disallow line in two readings: Google's, and that of RFC 9309 with decoded escapes.
 * Usually both are equal.
 */
export interface PathRule {
  readonly isAllow: boolean;
  readonly google: PathPattern;
  readonly rfc: PathPattern;
}

const escapeOrByte = /%[0-9a-f]{2}|[\x80-\xff]/gi;
const escapeCode = /%[0-9a-f]{2}/gi;
const plain = /^[\w.~-]$/;
/**
 * Placeholders for an escaped star and dollar while splitting a pattern; no byte of a file has
 * these codes.
 */
const literalStar = '\u0100';
const literalDollar = '\u0101';
const directoryFile = '/index.htm';

/**
 * Rules of a line's value: none if empty, and a second one for an allowed index page, which allows
 * its directory as well.
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
  // Except as the end sign, a dollar is literal.
  const literal = (part: string) => part.replaceAll('$', literalDollar);
  return { isAllow, google, rfc: { ...rest, start: literal(start), parts: parts.map(literal) } };
}

/** Normalizes a path for comparison by RFC 9309. */
export function decodePlain(text: string): string {
  return text.replace(escapeCode, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    if (character === '*') return literalStar;
    if (character === '$') return literalDollar;
    return plain.test(character) ? character : code.toUpperCase();
  });
}

/** Decodes an address's path like `decodePlain`; its stars and dollars are always literal. */
export function decodePath(path: string): string {
  return decodePlain(path).replaceAll('*', literalStar).replaceAll('$', literalDollar);
}

function takeApart(pattern: string): PathPattern {
  const isWhole = pattern.endsWith('$');
  const text = isWhole ? pattern.slice(0, -1) : pattern;
  const [start = '', ...parts] = text.split('*');
  return { start, parts, isWhole, length: pattern.length };
}

/**
 * True if a path matches a pattern. Each part takes its first match, so no position is checked
 * twice.
 */
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
