const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds before the second and each later attempt; about a day in total. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 8 * hour];

/** Maximum automatic attempts at one message that the webhook does not accept. */
export const maxDeliveryAttempts = pauses.length + 1;

/** Maximum attempts at one message, including those requested by a member. */
export const maxMessageAttempts = 30;

/** A webhook is disabled after this many consecutive failed messages. */
export const maxFailedDeliveries = 3;

/** Milliseconds to wait after this many failed attempts; null if no attempts are left. */
export function pauseAfter(attempts: number): number | null {
  return pauses[attempts - 1] ?? null;
}

/** Meaning of a response: 2xx accepts the message, 410 refuses all later ones, anything else is a failure. */
export function readAnswer(status: number | null): 'taken' | 'gone' | 'failed' {
  if (status !== null && status >= 200 && status < 300) return 'taken';
  return status === 410 ? 'gone' : 'failed';
}
