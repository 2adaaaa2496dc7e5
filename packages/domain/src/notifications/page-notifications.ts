import { AppError } from '../errors.ts';
import { type NotificationMoment, type SeenNotifications, settleMs } from './read-state.ts';

/** Maximum ids in a `seen` text; of more notifications within `settleMs`, the oldest stay unread. */
const maxSeenIds = 200;
const separator = '~';

/** Newest first; equal times by id. */
export function compareNotifications(one: NotificationMoment, other: NotificationMoment): number {
  const later = other.at.getTime() - one.at.getTime();
  if (later !== 0 || one.id === other.id) return later;
  return one.id < other.id ? 1 : -1;
}

/** A page of sorted notifications after a cursor. AppError('validation_failed') if Keydence did not issue it. */
export function pageNotifications<Event extends NotificationMoment>(
  sorted: readonly Event[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): { page: Event[]; nextCursor: string | null } {
  const from = cursor === undefined ? null : readCursor(cursor);
  const rest = from === null ? sorted : sorted.filter((event) => compareNotifications(from, event) < 0);
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = last && rest.length > limit ? [last.at.getTime(), last.id].join(separator) : null;
  return { page, nextCursor };
}

/** Text for what a list shows at `now`. */
export function writeSeen(sorted: readonly NotificationMoment[], now: Date): string {
  const young = sorted.filter(({ at }) => now.getTime() - at.getTime() <= settleMs);
  return [now.getTime(), ...young.slice(0, maxSeenIds).map(({ id }) => id)].join(separator);
}

/** A time in the future counts as `now`. AppError('validation_failed') if Keydence did not issue the text. */
export function readSeen(text: string, now: Date): SeenNotifications {
  const [time = '', ...ids] = text.split(separator);
  const at = readTime(time);
  if (at === null) throw refuse('seen', '“seen” has to be that of a list of notifications.');
  return { at: at > now ? now : at, ids };
}

function readCursor(cursor: string): NotificationMoment {
  const [time = '', id = ''] = cursor.split(separator);
  const at = readTime(time);
  if (at === null) throw refuse('cursor', 'The cursor has to be that of the previous page.');
  return { at, id };
}

/** Milliseconds since 1970, up to the year 5138. */
function readTime(text: string): Date | null {
  return /^\d{1,14}$/.test(text) ? new Date(Number(text)) : null;
}

function refuse(path: string, message: string): AppError {
  return new AppError('validation_failed', message, { errors: [{ path, message }] });
}
