/** Texts by 31 bits of their hash, so that those of a large file take a few megabytes. */
export interface SeenTexts {
  /** Remembers a text. False when it has not come before; true when it has, or another one with the same hash. */
  see(text: string): boolean;
}

export function trackTexts(): SeenTexts {
  const hashes = new Set<number>();
  return {
    see(text) {
      const hash = hashText(text);
      const isKnown = hashes.has(hash);
      hashes.add(hash);
      return isKnown;
    },
  };
}

/** FNV-1a of the text's UTF-16 units, without its lowest bit: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash >>> 1;
}
