/**
 * Seconds until a job that is worked on under a work lock is given to another worker: longer than any of them takes, and
 * about as long as the queue allows. A dead process is known by its lock, not by the time.
 */
export const longJobSeconds = 23 * 60 * 60;
