import { describe, expect, it } from 'vitest';
import { openRefreshWindow } from './refresh-window.ts';

const at = (text: string) => new Date(text);
const now = at('2026-11-21T12:00:00.000Z');

describe('the refresh window of a competitor', () => {
  it.each<[string, string, boolean, [string, string] | null]>([
    [
      'just taken',
      '2026-11-21T12:00:00.000Z',
      true,
      ['2026-11-21T12:00:00.000Z', '2026-11-28T12:00:00.000Z'],
    ],
    [
      '6 days ago',
      '2026-11-15T12:00:00.000Z',
      true,
      ['2026-11-15T12:00:00.000Z', '2026-11-22T12:00:00.000Z'],
    ],
    [
      'in its last instant',
      '2026-11-14T12:00:00.001Z',
      true,
      ['2026-11-14T12:00:00.001Z', '2026-11-21T12:00:00.001Z'],
    ],
    ['7 days ago', '2026-11-14T12:00:00.000Z', true, null],
    ['a month ago', '2026-10-21T12:00:00.000Z', true, null],
    [
      'just taken, and not done',
      '2026-11-21T12:00:00.000Z',
      false,
      ['2026-11-21T12:00:00.000Z', '2026-11-21T12:10:00.000Z'],
    ],
    [
      'not done in its last instant',
      '2026-11-21T11:50:00.001Z',
      false,
      ['2026-11-21T11:50:00.001Z', '2026-11-21T12:00:00.001Z'],
    ],
    ['not done after 10 minutes', '2026-11-21T11:50:00.000Z', false, null],
    [
      'a moment ahead of the clock',
      '2026-11-21T12:00:00.001Z',
      true,
      ['2026-11-21T12:00:00.000Z', '2026-11-28T12:00:00.000Z'],
    ],
    [
      '8 days ahead of the clock',
      '2026-11-29T12:00:00.000Z',
      true,
      ['2026-11-21T12:00:00.000Z', '2026-11-28T12:00:00.000Z'],
    ],
    [
      '8 days ahead, and not done',
      '2026-11-29T12:00:00.000Z',
      false,
      ['2026-11-21T12:00:00.000Z', '2026-11-21T12:10:00.000Z'],
    ],
  ])('%s', (_, takenAt, isDone, window) => {
    expect(openRefreshWindow({ takenAt: at(takenAt), isDone }, now)).toEqual(
      window && { startsAt: at(window[0]), endsAt: at(window[1]) },
    );
  });
});
