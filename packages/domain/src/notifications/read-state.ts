/** What a member has read of a domain's notifications. */
export interface NotificationReadState {
  /** Notifications up to this time are read, except `unreadIds`; null if none are. */
  readBefore: Date | null;
  /** Read ones after `readBefore`. */
  readIds: readonly string[];
  /** Unread ones up to `readBefore`. */
  unreadIds: readonly string[];
}

export interface NotificationMoment {
  id: string;
  at: Date;
}

/** What a list has shown: everything up to `at` that is older than `settleMs`, and of the rest `ids`. */
export interface SeenNotifications {
  at: Date;
  ids: readonly string[];
}

/**
 * Milliseconds in which the transaction of an event ends. A younger event may become visible after
 * a list that is newer than it, so lists name their younger events.
 */
export const settleMs = 10 * 60_000;

export const nothingRead: NotificationReadState = { readBefore: null, readIds: [], unreadIds: [] };

/** A test for read notifications. */
export function createReadTest(state: NotificationReadState): (event: NotificationMoment) => boolean {
  const read = new Set(state.readIds);
  const unread = new Set(state.unreadIds);
  return ({ id, at }) => !unread.has(id) && (read.has(id) || isUpTo(at, state.readBefore));
}

/** Ids that are not in `visible` have no effect, and are dropped from the state. */
export function markNotifications(
  state: NotificationReadState,
  visible: readonly NotificationMoment[],
  { ids, isRead }: { ids: readonly string[]; isRead: boolean },
): NotificationReadState {
  const wasRead = createReadTest(state);
  const marked = new Set(ids);
  return rebuild(state.readBefore, visible, (event) => (marked.has(event.id) ? isRead : wasRead(event)));
}

/** Marks all seen notifications as read. Those that came later stay unread. */
export function markSeenNotifications(
  state: NotificationReadState,
  visible: readonly NotificationMoment[],
  seen: SeenNotifications,
): NotificationReadState {
  const wasRead = createReadTest(state);
  const shown = new Set(seen.ids);
  const settled = new Date(seen.at.getTime() - settleMs);
  const readBefore = state.readBefore && state.readBefore > settled ? state.readBefore : settled;
  return rebuild(
    readBefore,
    visible,
    (event) => wasRead(event) || shown.has(event.id) || isUpTo(event.at, settled),
  );
}

function rebuild(
  readBefore: Date | null,
  visible: readonly NotificationMoment[],
  isRead: (event: NotificationMoment) => boolean,
): NotificationReadState {
  const idsOf = (events: readonly NotificationMoment[]) => events.map(({ id }) => id);
  return {
    readBefore,
    readIds: idsOf(visible.filter((event) => isRead(event) && !isUpTo(event.at, readBefore))),
    unreadIds: idsOf(visible.filter((event) => !isRead(event) && isUpTo(event.at, readBefore))),
  };
}

function isUpTo(at: Date, limit: Date | null): boolean {
  return limit !== null && at <= limit;
}
