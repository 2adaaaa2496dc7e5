import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SectionName } from './section-names.ts';
import { sections } from './sections.tsx';
import { usePreloadedSections } from './use-preloaded-sections.ts';

/** Callbacks that wait for the browser to be idle. */
let waiting: (() => void)[] = [];
/** Loaded screens and dialogs, in order. */
let loaded: string[] = [];
const all = Object.entries(sections).flatMap(([name, { screen, overlay }]) => [
  { name, part: screen },
  ...(overlay ? [{ name: `${name} ${overlay.parameter}`, part: overlay.dialog }] : []),
]);

beforeEach(() => {
  waiting = [];
  loaded = [];
  for (const { name, part } of all) {
    vi.spyOn(part, 'load').mockImplementation(async () => {
      loaded.push(name);
    });
  }
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
});

/** Runs one idle callback. */
const idle = () => act(async () => waiting.shift()?.());

describe('screens that are not open yet', () => {
  it('are loaded one at a time while the browser is idle', async () => {
    renderHook(usePreloadedSections);
    expect(loaded).toEqual([]);
    await idle();
    expect(loaded).toEqual([all[0]?.name]);
    while (waiting.length > 0) await idle();
    expect(loaded).toEqual(all.map(({ name }) => name));
  });

  it('are loaded even if one of them fails', async () => {
    const broken: SectionName = 'keywords';
    vi.spyOn(sections[broken].screen, 'load').mockRejectedValue(new Error('no connection'));
    renderHook(usePreloadedSections);
    while (waiting.length > 0) await idle();
    expect(loaded).toEqual(all.map(({ name }) => name).filter((name) => name !== broken));
  });

  it('are not loaded after the user leaves the dashboard', async () => {
    const { unmount } = renderHook(usePreloadedSections);
    await idle();
    unmount();
    while (waiting.length > 0) await idle();
    expect(loaded).toHaveLength(1);
  });

  it('are not loaded in data-saver mode', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    renderHook(usePreloadedSections);
    expect(waiting).toEqual([]);
  });
});
