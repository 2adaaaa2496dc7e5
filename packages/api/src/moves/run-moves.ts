import { AppError, type DataSourceName, type FoundMoves } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { MovesJob, Services } from '../context.ts';
import { recordSnapshot } from '../gains/record-snapshot.ts';
import { writePatiently } from '../keyword-lists/change-list.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import {
  advanceMovesRun,
  beginMovesRun,
  endMovesRun,
  lockMovesRun,
  startMovesRun,
} from '../runs/move-moves-run.ts';
import { moveMessages } from './move-messages.ts';
import { type ReadFacts, readMoveFacts } from './read-move-facts.ts';
import { announceProposed } from './send-move-messages.ts';
import { storeMoves } from './store-moves.ts';
import { updateReport } from './update-report.ts';

interface Attempt {
  /** True if no retry follows: a failure then ends the run with a message for the user. */
  isLast?: boolean;
}

/** Milliseconds between checks for cancellation. */
const cancelPause = 1_000;
/** Total progress after reading the facts, and after the rules have found all moves. */
const shares = { facts: 0.3, rules: 0.9 };

/**
 * Computes the moves of a list, written all or nothing; an ended run is left unchanged. After a crash, the next attempt
 * starts over with the facts of that time: reading them takes seconds. If facts change during the run, another run
 * starts when it ends.
 */
export async function runMoves(
  services: Services,
  job: MovesJob,
  { isLast = false }: Attempt = {},
): Promise<void> {
  try {
    if (!(await beginMovesRun(services, job))) return;
    const read = await readMoveFacts(services, job.listId);
    if (!read) return;
    const found = await findMoves(services, job, read);
    if (!(await advanceMovesRun(services, job, { step: 'store', progress: shares.rules }))) return;
    await store(services, job, { found, read });
    await renewListReport(services, job);
  } catch (error) {
    if (error instanceof CancelledRun) return;
    services.log.warn({ ...job, error, isLast }, 'a run of moves failed');
    const isExpected = error instanceof AppError;
    if (!isExpected && !isLast) throw error;
    const message = isExpected ? error.message : moveMessages.failed;
    const end = { state: 'failed', message, now: services.now() } as const;
    await services.database.db.transaction((tx) => endMovesRun(tx, job, end));
  }
}

class CancelledRun extends Error {}

/** Runs the rules and stops them if the run is ended from outside. */
async function findMoves(services: Services, job: MovesJob, { facts }: ReadFacts): Promise<FoundMoves> {
  const ending = new AbortController();
  const noteEnd = (isOpen: boolean) => isOpen || ending.abort(new CancelledRun());
  let progress = shares.facts;
  const note = () =>
    advanceMovesRun(services, job, { step: 'rules', progress }).then(noteEnd, (error: Error) =>
      ending.abort(error),
    );
  await note();
  const timer = setInterval(note, cancelPause);
  try {
    return await services.moveRules.find(facts, {
      signal: ending.signal,
      onProgress: (share) => {
        progress = shares.facts + (shares.rules - shares.facts) * share;
      },
    });
  } finally {
    clearInterval(timer);
  }
}

async function store(
  services: Services,
  job: MovesJob,
  { found, read }: { found: FoundMoves; read: ReadFacts },
): Promise<void> {
  const { listId, run } = job;
  await writePatiently(services, async (tx) => {
    await lockList(tx, listId);
    const open = await lockMovesRun(tx, job);
    if (!open) return;
    const fresh = await storeMoves(tx, services, { listId, run, found, basis: read.basis });
    await recordSnapshot(tx, listId, services.now());
    await announceProposed(tx, services, { listId, found: fresh });
    await endMovesRun(tx, job, { state: 'done', message: null, now: services.now() });
    if (open.isOutdated) await startMovesRun(tx, services, { listId, askedBy: null });
  });
}

/**
 * The moves are already stored: if the report fails, it is written on the next request. A list without a report gets
 * one if its import ended without it, as one does whose process was killed.
 */
async function renewListReport(services: Services, { listId }: MovesJob): Promise<void> {
  const { db } = services.database;
  try {
    const [list] = await db.execute<ListRow>(sql`
      select d.domain_name as "domainName", l.language_code as "languageCode", d.data_source as "dataSource"
      from keyword_lists l join tracked_domains d on d.id = l.domain_id
      where l.id = ${listId}
        and (d.data_source = 'import' or exists (select 1 from reports where list_id = ${listId}))`);
    if (!list) return;
    const { dataSource, ...subject } = list;
    await updateReport(services, { ...subject, listId }, dataSource);
  } catch (error) {
    services.log.warn({ listId, error }, 'the report after a run of moves was not written');
  }
}

interface ListRow extends Record<string, unknown> {
  domainName: string;
  languageCode: string;
  dataSource: DataSourceName | null;
}
