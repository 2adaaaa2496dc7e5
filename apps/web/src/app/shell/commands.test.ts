import { IconSearch } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { type Command, type CommandGroup, findCommands, maxPerGroup } from './commands.ts';
import { addRecent, maxRecentCommands, resolveRecent } from './recent-commands.ts';

function make(group: CommandGroup, label: string, words?: string): Command {
  return {
    id: `${group}:${label}`,
    group,
    label,
    icon: IconSearch,
    run: () => {},
    ...(words ? { words } : {}),
  };
}

const commands = [
  make('Actions', 'Sign Out', 'log out leave'),
  make('Pages', 'Workspace Settings'),
  make('Pages', 'Keywords'),
  make('Pages', 'Keyword Inspector'),
  make('Domains', 'bäckerei.example'),
];
const labels = (text: string) => findCommands(commands, text).map(({ label }) => label);

describe('findCommands', () => {
  it.each([
    ['', ['Workspace Settings', 'Keywords', 'Keyword Inspector', 'Sign Out', 'bäckerei.example']],
    ['key', ['Keywords', 'Keyword Inspector']],
    ['INSPECTOR key', ['Keyword Inspector']],
    ['log', ['Sign Out']],
    ['backerei', ['bäckerei.example']],
    ['nothing like it', []],
  ])('finds for %j: %j', (text, found) => {
    expect(labels(text)).toEqual(found);
  });

  it('lists labels that start with the text first', () => {
    const found = findCommands([make('Pages', 'My settings'), make('Pages', 'Settings')], 'set');
    expect(found.map(({ label }) => label)).toEqual(['Settings', 'My settings']);
  });

  it('shows a limited number per group', () => {
    const many = Array.from({ length: maxPerGroup + 1 }, (_, index) => make('Domains', `d${index}`));
    expect(findCommands(many, 'd')).toHaveLength(maxPerGroup);
  });
});

describe('recent commands', () => {
  it('start with the last one, contain each once, and end at their limit', () => {
    const items = Array.from({ length: maxRecentCommands }, (_, index) => ({ id: `${index}`, label: 'x' }));
    const [first] = items;
    expect(addRecent(items, { id: '2', label: 'x' }).map(({ id }) => id)).toEqual(['2', '0', '1', '3', '4']);
    expect(addRecent(items, { id: 'new', label: 'x' })).toHaveLength(maxRecentCommands);
    expect(addRecent(items, { id: 'new', label: 'x' })[1]).toEqual(first);
  });

  it('omit deleted ones, and restore those that are not built in', () => {
    const recent = [
      { id: 'Pages:Keywords', label: 'Keywords' },
      { id: 'Domains:gone', label: 'gone.example' },
      { id: 'keyword:1', label: 'rye bread' },
    ];
    const revive = ({ id, label }: { id: string; label: string }) =>
      id.startsWith('keyword:') ? make('Keywords', label) : null;
    const found = resolveRecent(recent, commands, revive);
    expect(found.map(({ group, label }) => [group, label])).toEqual([
      ['Recent', 'Keywords'],
      ['Recent', 'rye bread'],
    ]);
  });
});
