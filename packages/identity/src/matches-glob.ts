/**
 * Whether a text is what a glob names: `**` is anything, `*` anything but a dot or slash, `?` one such character.
 * All ways to match are followed at once, so that the work is at most length times length, whatever the text.
 */
export function matchesGlob(glob: string, text: string): boolean {
  const parts = glob.match(/\*\*|./gsu) ?? [];
  let reached = skipStars(parts, new Set([0]));
  for (const character of text) {
    const next = new Set<number>();
    for (const at of reached) {
      const part = parts[at];
      if (part === undefined || !accepts(part, character)) continue;
      next.add(isStar(part) ? at : at + 1);
    }
    reached = skipStars(parts, next);
    if (reached.size === 0) return false;
  }
  return reached.has(parts.length);
}

const isStar = (part: string | undefined) => part === '*' || part === '**';

function accepts(part: string, character: string): boolean {
  if (part === '**') return true;
  if (part === '*' || part === '?') return character !== '.' && character !== '/';
  return part === character;
}

/** A star may also stand for nothing. A set visits what is added while it is read. */
function skipStars(parts: readonly string[], reached: Set<number>): Set<number> {
  for (const at of reached) if (isStar(parts[at])) reached.add(at + 1);
  return reached;
}
