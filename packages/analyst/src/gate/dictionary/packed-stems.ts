const lengths = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const beginning = 2;

/**
 * Words as one text: a space parts groups with the same two first letters, and in a group each word stands behind the
 * number of letters that it shares with the one before it.
 */
export function packStems(words: Iterable<string>): string {
  let before = '';
  const parts = [...words].sort().map((word) => {
    const isNext = word.slice(0, beginning) !== before.slice(0, beginning);
    const gap = isNext && before !== '' ? ' ' : '';
    let shared = 0;
    while (!isNext && shared < lengths.length - 1 && word[shared] === before[shared] && shared < word.length)
      shared += 1;
    before = word;
    return `${gap}${lengths[shared]}${word.slice(shared)}`;
  });
  return parts.join('');
}

/** The words of a packed text. */
export function unpackStems(packed: string): string[] {
  return packed.split(' ').flatMap(unpackGroup);
}

/** Tells which words a packed text holds. A group is unpacked when it is asked for. */
export function openStems(packed: string): (word: string) => boolean {
  const groups = new Map(packed.split(' ').map((group) => [group.slice(1, 1 + beginning), group]));
  const opened = new Map<string, ReadonlySet<string>>();
  return (word) => {
    const key = word.slice(0, beginning);
    let group = opened.get(key);
    if (!group) {
      group = new Set(unpackGroup(groups.get(key) ?? ''));
      opened.set(key, group);
    }
    return group.has(word);
  };
}

function unpackGroup(group: string): string[] {
  let before = '';
  const parts = group === '' ? [] : group.split(/(?=[0-9A-Z])/);
  return parts.map((part) => {
    before = before.slice(0, Number.parseInt(part.charAt(0), lengths.length)) + part.slice(1);
    return before;
  });
}
