/** Letters of the shortest part, and of the shortest word written in two. */
const leastPart = 3;
const leastWhole = 7;
const word = /^\p{L}+$/u;

/**
 * The texts with two words as one where the list writes them as one elsewhere: “cross climate 2” as “crossclimate 2” beside
 * “crossclimate tires”. So the list itself says what is a word. Linear in the words of the list.
 */
export function joinWords(texts: readonly string[]): readonly string[] {
  const split = texts.map((text) => text.split(' '));
  const wholes = new Set(split.flat().filter((part) => part.length >= leastWhole && word.test(part)));
  return texts.map((text, index) => joinParts(split[index] ?? [], wholes) ?? text);
}

/** Null if no two parts are one word. */
function joinParts(parts: readonly string[], wholes: ReadonlySet<string>): string | null {
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at] ?? '', parts[at + 1] ?? ''];
    const isSplit = part.length >= leastPart && next.length >= leastPart && wholes.has(part + next);
    joined.push(isSplit ? part + next : part);
    if (isSplit) at += 1;
  }
  return joined.length === parts.length ? null : joined.join(' ');
}
