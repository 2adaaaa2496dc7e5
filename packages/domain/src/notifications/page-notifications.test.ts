import { describe, expect, it } from 'vitest';
import { compareNotifications, pageNotifications, readSeen, writeSeen } from './page-notifications.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const event = (id: string, minutes: number) => ({ id, at: ago(minutes) });

describe('pages', () => {
  const events = [event('c', 1), event('b', 5), event('a', 5), event('z', 9)].sort(compareNotifications);

  it('lists each event once, also those of one moment', () => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { page, nextCursor } = pageNotifications(events, { cursor, limit: 1 });
      ids.push(...page.map(({ id }) => id));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(ids).toEqual(['c', 'b', 'a', 'z']);
  });

  it('has no cursor on the last page', () => {
    expect(pageNotifications(events, { limit: 4 }).nextCursor).toBeNull();
    expect(pageNotifications(events, { limit: 3 }).nextCursor).not.toBeNull();
    expect(pageNotifications([], { limit: 3 })).toEqual({ page: [], nextCursor: null });
  });

  it('continues after an event that is gone', () => {
    const { nextCursor } = pageNotifications(events, { limit: 2 });
    const rest = events.filter(({ id }) => id !== 'b');
    expect(pageNotifications(rest, { cursor: nextCursor ?? '', limit: 9 }).page.map(({ id }) => id)).toEqual([
      'a',
      'z',
    ]);
  });

  it.each(['', '~', 'x~a', '-1~a', '1e9~a', `${'9'.repeat(15)}~a`, 'null'])(
    'refuses the cursor %j',
    (cursor) => {
      expect(() => pageNotifications(events, { cursor, limit: 1 })).toThrow('cursor');
    },
  );
});

describe('what a list has shown', () => {
  it('names the events of the last ten minutes', () => {
    const text = writeSeen([event('new', 0), event('young', 10), event('old', 11)], now);
    expect(readSeen(text, now)).toEqual({ at: now, ids: ['new', 'young'] });
  });

  it('names at most 200 events', () => {
    const many = Array.from({ length: 500 }, (_one, index) => event(`alert:${index}`, 1));
    expect(readSeen(writeSeen(many, now), now).ids).toHaveLength(200);
  });

  it('takes a time in the future as now', () => {
    expect(readSeen(writeSeen([], new Date(now.getTime() + 1)), now).at).toEqual(now);
  });

  it.each(['', 'x', '~a', '1.5', `${'9'.repeat(20)}`, '\0'])('refuses %j', (text) => {
    expect(() => readSeen(text, now)).toThrow('seen');
  });
});
