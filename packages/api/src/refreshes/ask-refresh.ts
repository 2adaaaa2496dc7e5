import { AppError, type RefreshInput, type RefreshRun } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { findRefreshList } from './access.ts';
import { findRefresh } from './find-refresh.ts';
import { refreshMessages } from './refresh-messages.ts';
import { startRefresh } from './start-refresh.ts';
import { isOpen, watchRefresh } from './watch-refresh.ts';

/** Milliseconds; less than the 60 seconds after which most proxies time out. */
const maxWaitMs = 50_000;
const retryAfterSeconds = 5;

/**
 * Starts a refresh, or joins the running one, and waits for its end. AppError: the one that it failed with;
 * 'unavailable' if it takes longer than 50 seconds or `signal` aborts, and the refresh continues.
 */
export async function askRefresh(
  ctx: DomainContext,
  input: RefreshInput,
  signal?: AbortSignal,
): Promise<RefreshRun> {
  let refresh = await startRefresh(ctx, input);
  const timeLimit = AbortSignal.timeout(maxWaitMs);
  const waiting = signal ? AbortSignal.any([signal, timeLimit]) : timeLimit;
  for await (const update of watchRefresh(ctx, { ...input, run: refresh.run }, waiting)) refresh = update;
  if (isOpen(refresh)) {
    throw new AppError('unavailable', refreshMessages.stillRunning, { retryAfterSeconds });
  }
  if (refresh.state === 'failed') throw await readFailure(ctx, { ...input, run: refresh.run });
  return refresh;
}

async function readFailure(ctx: DomainContext, input: RefreshInput & { run: number }): Promise<AppError> {
  const list = await findRefreshList(ctx, input);
  const row =
    list && (await findRefresh(ctx.services, { listId: list.id, kind: input.kind, run: input.run }));
  if (!row) return notFound();
  return new AppError(row.errorCode ?? 'internal', row.message ?? refreshMessages.failed);
}
