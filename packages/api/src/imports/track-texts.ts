/**
 * Set of texts by 31 bits of their hash, so that the texts of a large file take a few megabytes.
 */
export interface SeenTexts {
  /**
   * Adds a text. False for a new text; true for a known one, or for one with the same hash as
   * another.
   */
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

/**
 * FNV-1a of the text's UTF-16 units, without its lowest bit:
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return hash >>> 1;
}
