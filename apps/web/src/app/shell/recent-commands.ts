import type { Command } from './commands.ts';

/** Stored part of a recent command: its id, and a label for a command that must be loaded. */
export interface RecentCommand {
  id: string;
  label: string;
}

export const maxRecentCommands = 5;

/** List with the command in front, without the oldest one past the limit. */
export function addRecent(recent: readonly RecentCommand[], { id, label }: RecentCommand): RecentCommand[] {
  return [{ id, label }, ...recent.filter((other) => other.id !== id)].slice(0, maxRecentCommands);
}

/** Recent commands that still work, in their own group. */
export function resolveRecent(
  recent: readonly RecentCommand[],
  commands: readonly Command[],
  revive: (recent: RecentCommand) => Command | null,
): Command[] {
  return recent.flatMap((item) => {
    const command = commands.find(({ id }) => id === item.id) ?? revive(item);
    return command ? [{ ...command, group: 'Recent' as const }] : [];
  });
}
