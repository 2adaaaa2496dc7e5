// Entry of a thread that finds the moves of one list. It receives the facts, reports progress, and
// holds no secret.
import { parentPort, workerData } from 'node:worker_threads';
import { type PackedMoveFacts, unpackFacts } from '@keydence/domain';
import { findMoves } from './find-moves.ts';
import type { MovesMessage } from './threaded-move-search.ts';

const say = (message: MovesMessage) => parentPort?.postMessage(message);

const found = findMoves(unpackFacts(workerData as PackedMoveFacts), (progress) =>
  say({ type: 'progress', progress }),
);
say({ type: 'done', found });
