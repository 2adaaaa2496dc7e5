import type { Command } from './commands.ts';

/** What is kept of a command that was run: enough to find it, or to name it where it is not known by heart. */
export interface RecentCommand {
  id: string;
  label: string;
}

export const maxRecentCommands = 5;

/** The list with the command in front, without the one that falls off its end. */
export function addRecent(recent: readonly RecentCommand[], { id, label }: RecentCommand): RecentCommand[] {
  return [{ id, label }, ...recent.filter((other) => other.id !== id)].slice(0, maxRecentCommands);
}

/** The recent ones that can still be run, as commands of their own group. */
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
