import { describe, expect, it } from 'vitest';
import {
  createReadTest,
  markNotifications,
  markSeenNotifications,
  type NotificationReadState,
  nothingRead,
} from './read-state.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 12, minute));
const event = (id: string, minute: number) => ({ id, at: at(minute) });
const old = event('old', 0);
const young = event('young', 25);
const visible = [young, old];
const readOf = (state: NotificationReadState, events = visible) =>
  events.filter(createReadTest(state)).map(({ id }) => id);
const seen = (minute: number, ...ids: string[]) => ({ at: at(minute), ids });

describe('marks of single notifications', () => {
  const allRead = markSeenNotifications(nothingRead, visible, seen(30, 'young'));

  it.each<[string, NotificationReadState, string[], boolean, string[]]>([
    ['nothing read, one marked', nothingRead, ['young'], true, ['young']],
    ['nothing read, both marked', nothingRead, ['young', 'old'], true, ['young', 'old']],
    ['nothing read, an unknown id', nothingRead, ['other'], true, []],
    ['all read, the old one unread', allRead, ['old'], false, ['young']],
    ['all read, the young one unread', allRead, ['young'], false, ['old']],
    ['all read, marked again', allRead, ['young', 'old'], true, ['young', 'old']],
  ])('%s', (_case, state, ids, isRead, expected) => {
    expect(readOf(markNotifications(state, visible, { ids, isRead }))).toEqual(expected);
  });

  it('restores the state before it when a mark is undone', () => {
    for (const state of [nothingRead, allRead]) {
      const ids = visible.map(({ id }) => id);
      const isRead = state === nothingRead;
      const changed = markNotifications(state, visible, { ids, isRead });
      expect(readOf(markNotifications(changed, visible, { ids, isRead: !isRead }))).toEqual(readOf(state));
    }
  });

  it('drops ids that are no longer listed', () => {
    const state = markNotifications(nothingRead, visible, { ids: ['young', 'old'], isRead: true });
    expect(markNotifications(state, [young], { ids: [], isRead: true }).readIds).toEqual(['young']);
  });
});

describe('marks of a whole list', () => {
  it('leaves an event unread that came after the list', () => {
    const late = event('late', 31);
    const state = markSeenNotifications(nothingRead, [late, ...visible], seen(30, 'young'));
    expect(readOf(state, [late, ...visible])).toEqual(['young', 'old']);
  });

  it('leaves an event unread that is older than the list but became visible after it', () => {
    const hidden = event('hidden', 21);
    const state = markSeenNotifications(nothingRead, [young, hidden, old], seen(30, 'young'));
    expect(readOf(state, [young, hidden, old])).toEqual(['young', 'old']);
  });

  it.each([
    ['exactly the settle time older', 20, true],
    ['a minute younger than that', 21, false],
  ])('takes an unnamed event as seen if it is %s', (_case, minute, isRead) => {
    const unnamed = event('unnamed', minute);
    const state = markSeenNotifications(nothingRead, [unnamed], seen(30));
    expect(readOf(state, [unnamed])).toEqual(isRead ? ['unnamed'] : []);
  });

  it('does not undo the mark of a newer list', () => {
    const newer = markSeenNotifications(nothingRead, visible, seen(50, 'young'));
    expect(markSeenNotifications(newer, visible, seen(5))).toEqual(newer);
  });

  it('keeps what was marked as unread after an older list', () => {
    const newer = markSeenNotifications(nothingRead, visible, seen(50));
    const changed = markNotifications(newer, visible, { ids: ['young'], isRead: false });
    expect(readOf(markSeenNotifications(changed, visible, seen(12)))).toEqual(['old']);
  });

  it('reads what was marked as unread before the list', () => {
    const state = markNotifications(markSeenNotifications(nothingRead, visible, seen(50)), visible, {
      ids: ['old', 'young'],
      isRead: false,
    });
    expect(readOf(markSeenNotifications(state, visible, seen(60)))).toEqual(['young', 'old']);
  });
});
