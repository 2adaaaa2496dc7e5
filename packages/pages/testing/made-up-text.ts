const syllables = 'ba ce di fo gu la me ni po ru sa te vi zo ka le mo nu ra si to ve wa xi yo'.split(' ');

/** Generates made-up text, the same for the same seed. */
export function createWriter(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const word = () => Array.from({ length: 2 + next(3) }, () => syllables[next(syllables.length)]).join('');
  const words = (count: number) => Array.from({ length: count }, word);
  const sentence = (count: number) => {
    const [first = '', ...rest] = words(count);
    const middle = Math.floor(rest.length / 2);
    return `${first[0]?.toUpperCase()}${first.slice(1)} ${rest.slice(0, middle).join(' ')}, ${rest.slice(middle).join(' ')}.`;
  };
  return {
    /** A whole number from 0 to below the argument. */
    below: next,
    /** A few capitalized words, like a title. */
    name: (count: number) =>
      words(count)
        .map((each) => `${each[0]?.toUpperCase()}${each.slice(1)}`)
        .join(' '),
    /** Paragraphs of about 60 words, `count` in total. */
    paragraphs: (count: number): string[] => {
      const all: string[] = [];
      for (let left = count; left > 0; left -= 60) {
        const size = Math.min(60, left);
        const sentences: string[] = [];
        for (let rest = size; rest > 0; rest -= 12) sentences.push(sentence(Math.max(2, Math.min(12, rest))));
        all.push(sentences.join(' '));
      }
      return all;
    },
  };
}

/** Replaces the last share of a text's words, as one block at its end. */
export function replaceEnd(paragraphs: readonly string[], share: number, other: readonly string[]): string[] {
  const words = paragraphs.join('\n').split(' ');
  const kept = Math.round(words.length * (1 - share));
  const others = other
    .join(' ')
    .split(' ')
    .slice(0, words.length - kept);
  return [...words.slice(0, kept), ...others].join(' ').split('\n');
}
