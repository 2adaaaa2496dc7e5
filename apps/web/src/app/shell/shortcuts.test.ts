import { describe, expect, it } from 'vitest';
import { sectionNames } from '../section-names.ts';
import { readKey, secondKeyMs, sectionKeys } from './shortcuts.ts';

describe('single-key shortcuts', () => {
  it('open every section, each by its own key', () => {
    expect(Object.keys(sectionKeys).sort()).toEqual([...sectionNames].sort());
    expect(new Set(Object.values(sectionKeys)).size).toBe(sectionNames.length);
    for (const section of sectionNames) {
      const { shortcut } = readKey({ at: 0 }, sectionKeys[section], 100);
      expect(shortcut).toEqual({ do: 'go', section });
    }
  });

  it.each([
    ['in time', secondKeyMs, { do: 'go', section: 'keywords' }],
    ['too late', secondKeyMs + 1, null],
  ])('accepts the second key %s', (_case, at, shortcut) => {
    expect(readKey({ at: 0 }, 'k', at).shortcut).toEqual(shortcut);
  });

  it('start over after an unknown key', () => {
    const { pending } = readKey(null, 'g', 10);
    expect(pending).toEqual({ at: 10 });
    expect(readKey(pending, 'x', 20)).toEqual({ shortcut: null, pending: null });
    expect(readKey(null, 'k', 30).shortcut).toBe(null);
  });

  it('include the search and the help', () => {
    expect(readKey(null, '/', 0).shortcut).toEqual({ do: 'search' });
    expect(readKey(null, '?', 0).shortcut).toEqual({ do: 'help' });
  });
});
