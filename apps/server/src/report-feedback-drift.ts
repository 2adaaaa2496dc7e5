import { findFeedbackDrift, type Services } from '@keydence/api';

/** Logs feedback board counts that differ from their rows, which needs an explanation. */
export async function reportFeedbackDrift({
  database,
  log,
}: Pick<Services, 'database' | 'log'>): Promise<void> {
  try {
    const drift = await findFeedbackDrift(database);
    if (drift.length > 0) log.error({ drift }, 'counts of the feedback board differ from their rows');
  } catch (error) {
    log.warn({ error }, 'the counts of the feedback board could not be checked');
  }
}
