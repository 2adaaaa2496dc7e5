import type { Move, MoveVerb } from './schema.ts';

const verbTexts: Readonly<Record<MoveVerb, string>> = {
  write: 'Write',
  update: 'Update',
  link: 'Link to',
  merge: 'Merge',
};

/** A move as mails and the report name it: "Update /grinder". */
export function moveName({ verb, title }: Pick<Move, 'verb' | 'title'>): string {
  return `${verbTexts[verb]} ${title}`;
}
