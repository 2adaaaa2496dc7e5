import type { TablerIcon } from '@tabler/icons-react';

export const commandGroups = [
  'Recent',
  'Pages',
  'Actions',
  'Domains',
  'Workspaces',
  'Topics',
  'Keywords',
  'Look further',
] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** One line of the command palette. */
export interface Command {
  /** Stays the same across visits: what was used lately is found by it. */
  id: string;
  group: CommandGroup;
  label: string;
  icon: TablerIcon;
  /** Further words by which it is found. */
  words?: string;
  /** Stands at the end of the line: where it belongs, or its keys. */
  note?: string;
  run: () => void;
}

/** More of one group would push the others out of sight; typing on narrows it. */
export const maxPerGroup = 12;

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/**
 * The commands in which every typed word occurs, in the order of their groups. What begins with the text comes
 * first in its group.
 */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const typed = fold(text).trim();
  const words = typed.split(/\s+/).filter(Boolean);
  const hits = commands.filter(({ label, words: more = '' }) => {
    const searched = fold(`${label} ${more}`);
    return words.every((word) => searched.includes(word));
  });
  const startsWith = ({ label }: Command) => typed !== '' && fold(label).startsWith(typed);
  return commandGroups.flatMap((group) => {
    const ofGroup = hits.filter((command) => command.group === group);
    return [...ofGroup.filter(startsWith), ...ofGroup.filter((command) => !startsWith(command))].slice(
      0,
      maxPerGroup,
    );
  });
}
