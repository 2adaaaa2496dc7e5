import type { Services, SiteReadJob } from '../context.ts';
import { type SiteOfRun, settleBatch } from './settle-batch.ts';
import type { VisitedPage } from './visit-page.ts';

/**
 * Writes batches of visited pages while the next one is requested, one after the other. At most one batch waits or is
 * being written.
 */
export function createSettler(services: Services, job: SiteReadJob, site: SiteOfRun) {
  let batch: readonly VisitedPage[] = [];
  let settling: Promise<boolean> | null = null;

  function start(): void {
    if (batch.length === 0 || settling !== null) return;
    settling = settleBatch(services, job, batch, site);
    // `finish` reports the error.
    settling.catch(() => {});
  }

  /** Writes the batch. False if the run has ended. */
  async function finish(): Promise<boolean> {
    start();
    const isOpen = (await settling) ?? true;
    batch = [];
    settling = null;
    return isOpen;
  }

  return {
    start,
    finish,
    /** Numbers of the pages that are not written yet. */
    ids: () => batch.map(({ page }) => page.id),
    /**
     * Finishes the batch before and holds this one until `start`; a batch with a failure is written first, so that the
     * pauses of the host apply to the next request. False if the run has ended.
     */
    async take(visited: readonly VisitedPage[]): Promise<boolean> {
      if (!(await finish())) return false;
      batch = visited;
      return visited.some(({ visit }) => visit.kind === 'failed' || visit.kind === 'walled')
        ? finish()
        : true;
    },
  };
}
