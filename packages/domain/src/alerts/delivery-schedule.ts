const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses before the second attempt and those that follow; together about a day. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 8 * hour];

/** How often a message is sent to a webhook that does not take it. */
export const maxDeliveryAttempts = pauses.length + 1;

/** Attempts at one message, with those that a member asked for. */
export const maxMessageAttempts = 30;

/** So many messages in a row that were given up switch a webhook off. */
export const maxFailedDeliveries = 3;

/** How long to wait after so many failed attempts, in milliseconds; null when the message is given up. */
export function pauseAfter(attempts: number): number | null {
  return pauses[attempts - 1] ?? null;
}

/** What an answer means: any 2xx takes the message, 410 asks for no more of them, all else is a failure. */
export function readAnswer(status: number | null): 'taken' | 'gone' | 'failed' {
  if (status !== null && status >= 200 && status < 300) return 'taken';
  return status === 410 ? 'gone' : 'failed';
}
