import { openQueue } from '../worker/worker.ts';

/**
 * Creates the job queue's schema in a database that is about to receive jobs. Existing data is
 * kept. Throws if the jobs come from another version of the queue.
 */
export async function prepareQueue(url: string, version: number | null): Promise<void> {
  if (version === null) return;
  const boss = await openQueue({ url }, (error) => {
    throw error;
  });
  const made = await boss.schemaVersion();
  await boss.stop({ graceful: false });
  if (made !== version) {
    throw new Error(
      'the waiting jobs come from another version of the job queue; use the Keydence that made them.',
    );
  }
}
