const startCapacity = 1 << 12;

/**
 * Numbers features in the order in which they first come. A feature is known by 32 bits of hash: of half a million
 * features about thirty share their number with another, which no cosine notices, and no string is kept.
 */
export class FeatureTable {
  size = 0;
  #hashes = new Uint32Array(startCapacity);
  #numbers = new Int32Array(startCapacity).fill(-1);

  numberOf(hash: number): number {
    const wanted = hash >>> 0;
    const place = findPlace(this.#hashes, this.#numbers, wanted);
    if (this.#numbers[place] !== -1) return this.#numbers[place];
    this.#hashes[place] = wanted;
    this.#numbers[place] = this.size;
    this.size += 1;
    if (this.size * 2 > this.#numbers.length) this.#grow();
    return this.size - 1;
  }

  #grow(): void {
    const hashes = new Uint32Array(this.#hashes.length * 2);
    const numbers = new Int32Array(hashes.length).fill(-1);
    for (let old = 0; old < this.#hashes.length; old++) {
      if (this.#numbers[old] === -1) continue;
      const place = findPlace(hashes, numbers, this.#hashes[old]);
      hashes[place] = this.#hashes[old];
      numbers[place] = this.#numbers[old];
    }
    this.#hashes = hashes;
    this.#numbers = numbers;
  }
}

function findPlace(hashes: Uint32Array, numbers: Int32Array, wanted: number): number {
  const mask = hashes.length - 1;
  let place = wanted & mask;
  while (numbers[place] !== -1 && hashes[place] !== wanted) place = (place + 1) & mask;
  return place;
}

/** FNV-1a over UTF-16 units with the mixing of MurmurHash3 at its end. */
export function hashText(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
