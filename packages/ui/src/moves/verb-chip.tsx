import { IconEdit, IconFilePlus, IconGitMerge, IconLink } from '@tabler/icons-react';
import classes from './moves.module.css';

export type MoveVerbName = 'write' | 'update' | 'merge' | 'link';

/** Verbs of moves as screens write them. */
export const verbLabels: Record<MoveVerbName, string> = {
  write: 'Write',
  update: 'Update',
  merge: 'Merge',
  link: 'Link',
};

const icons = { write: IconFilePlus, update: IconEdit, merge: IconGitMerge, link: IconLink } as const;

/** The verb of a move: icon and word, always together. */
export function VerbChip({ verb }: { verb: MoveVerbName }) {
  const Icon = icons[verb];
  return (
    <span className={classes.verb}>
      <Icon size={14} stroke={1.5} aria-hidden />
      {verbLabels[verb]}
    </span>
  );
}
