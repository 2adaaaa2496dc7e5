/**
 * Seconds before a job under a work lock is given to another worker: longer than any job takes, and
 * close to the queue's maximum. A dead process is detected by its lock, not by time.
 */
export const longJobSeconds = 23 * 60 * 60;
