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
  /** Stable across visits: recent commands are stored by id. */
  id: string;
  group: CommandGroup;
  label: string;
  icon: TablerIcon;
  /** Further search words. */
  words?: string;
  /** Shown at the end of the line: its location or its keys. */
  note?: string;
  run: () => void;
}

/** Maximum commands per group, so that one group does not hide the others; further typing narrows it. */
export const maxPerGroup = 12;

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/**
 * Commands that contain every typed word, in group order. Labels that start with the text come first in
 * their group.
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
