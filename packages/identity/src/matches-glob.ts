/**
 * True if the text matches the glob: `**` is anything, `*` anything but a dot or slash, `?` one
 * such character. All alternatives are followed in one pass, so that the work is at most glob
 * length times text length.
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

/** A star also matches the empty text. A set iterates over elements added during iteration. */
function skipStars(parts: readonly string[], reached: Set<number>): Set<number> {
  for (const at of reached) if (isStar(parts[at])) reached.add(at + 1);
  return reached;
}
