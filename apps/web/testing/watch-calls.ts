import { appRouter } from '@keydence/api';
import { memberMessages } from '@keydence/domain';
import { ApiFailure, type FakeProcedures } from './fake-api.ts';

interface Procedure {
  _def: { type: string; meta?: { isForViewers?: true; spends?: true } };
}

/** Mutations of the user's own data, independent of the workspace role. */
const personal = /^(account|apiKeys|feedback|profile|sessions|invitations\.accept|workspaces\.create)\b/;

const all = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);

/** Paths of the procedures that the server refuses to viewers. */
export const refusedPaths = all
  .filter(
    ([
      path,
      {
        _def: { type, meta },
      },
    ]) => (type === 'mutation' ? !meta?.isForViewers && !personal.test(path) : meta?.spends === true),
  )
  .map(([path]) => path);

export interface WatchedCalls {
  procedures: FakeProcedures;
  /** Paths of the refused procedures that were called. */
  refused: Set<string>;
  /** Paths of the queries without a response here. */
  unanswered: Set<string>;
  /** Number of requests so far. */
  count: () => number;
}

/** Server that returns `answers`, refuses calls that viewers may not make, and records the calls. */
export function watchCalls(answers: FakeProcedures): WatchedCalls {
  const refused = new Set<string>();
  const unanswered = new Set<string>();
  let count = 0;
  const answer = (path: string, type: string) => (input: never) => {
    count += 1;
    if (refusedPaths.includes(path)) {
      refused.add(path);
      throw new ApiFailure('forbidden', 403, memberMessages.viewersRead);
    }
    const known = answers[path];
    if (known) return known(input);
    if (type === 'query') unanswered.add(path);
    throw new ApiFailure('unavailable', 503, 'This server changes nothing.');
  };
  const procedures = Object.fromEntries(all.map(([path, { _def }]) => [path, answer(path, _def.type)]));
  return { procedures, refused, unanswered, count: () => count };
}
