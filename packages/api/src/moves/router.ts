import {
  acceptMovesInput,
  changedMoves,
  domainId,
  listMovesInput,
  markMoveDoneInput,
  move,
  moveId,
  moveList,
  movePlan,
  moveReview,
  moveStatus,
  restoreMovesInput,
  reviewMovesInput,
  setMoveCapacityInput,
  skipMoveInput,
} from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { acceptMoves } from './accept-moves.ts';
import { cancelMovesRun } from './cancel-moves-run.ts';
import { getMove } from './get-move.ts';
import { listMoves } from './list-moves.ts';
import { markMoveDone } from './mark-move-done.ts';
import { readMoveStatus } from './read-move-status.ts';
import { readPlan } from './read-plan.ts';
import { reviewMoves } from './read-review.ts';
import { restoreMoves } from './restore-moves.ts';
import { setCapacity } from './set-capacity.ts';
import { skipMove } from './skip-move.ts';
import { rebuildMoves } from './start-rebuild.ts';
import { watchMoves } from './watch-moves.ts';

export const movesRouter = router({
  plan: settledDomainProcedure
    .input(domainId)
    .output(movePlan)
    .query(({ ctx }) => readPlan(ctx)),
  list: settledDomainProcedure
    .input(listMovesInput)
    .output(moveList)
    .query(({ ctx, input }) => listMoves(ctx, input)),
  get: settledDomainProcedure
    .input(moveId)
    .output(move)
    .query(({ ctx, input }) => getMove(ctx, input)),
  review: settledDomainProcedure
    .input(reviewMovesInput)
    .output(moveReview)
    .query(({ ctx, input }) => reviewMoves(ctx, input)),
  status: settledDomainProcedure
    .input(domainId)
    .output(moveStatus)
    .query(({ ctx }) => readMoveStatus(ctx)),
  /** Streams the status on each change; ends when no run is open. */
  watch: settledDomainProcedure.input(domainId).query(({ ctx, signal }) => watchMoves(ctx, signal)),
  accept: settledDomainProcedure
    .input(acceptMovesInput)
    .output(changedMoves)
    .mutation(({ ctx, input }) => acceptMoves(ctx, input)),
  skip: settledDomainProcedure
    .input(skipMoveInput)
    .output(move)
    .mutation(({ ctx, input }) => skipMove(ctx, input)),
  /** Returns accepted, skipped or done moves to proposed, which also undoes those steps. */
  restore: settledDomainProcedure
    .input(restoreMovesInput)
    .output(changedMoves)
    .mutation(({ ctx, input }) => restoreMoves(ctx, input)),
  markDone: settledDomainProcedure
    .input(markMoveDoneInput)
    .output(move)
    .mutation(({ ctx, input }) => markMoveDone(ctx, input)),
  setCapacity: settledDomainProcedure
    .input(setMoveCapacityInput)
    .output(movePlan)
    .mutation(({ ctx, input }) => setCapacity(ctx, input)),
  rebuild: settledDomainProcedure
    .input(domainId)
    .output(moveStatus)
    .mutation(({ ctx }) => rebuildMoves(ctx)),
  cancel: settledDomainProcedure
    .input(domainId)
    .output(moveStatus)
    .mutation(({ ctx }) => cancelMovesRun(ctx)),
});
