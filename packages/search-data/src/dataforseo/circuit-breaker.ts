import { failWith } from './status-codes.ts';

/** Consecutive failures that mean an outage of the provider. */
const openAfter = 5;
/**
 * One workspace's failures are no outage: in the shared circuit, each counts for at most this many.
 */
const mostOfOne = 2;
const restMs = 60_000;
/** Shorter, so that the trial after a pause does not always come from the failing workspace. */
const sharedRestMs = 30_000;
/** A longer pause that the provider asks for is a mistake: nothing would end it before a restart. */
const longestRestMs = 15 * 60_000;
/** A slower trial no longer blocks others: the request itself may be slow. */
const trialMs = 10_000;
/** Milliseconds after which an idle failing workspace is removed. */
const forgetAfterMs = 3_600_000;

/** `outage`: the provider is down. `own`: only this workspace's request failed. */
export type Fault = 'outage' | 'own';

/**
 * Blocks calls during an outage of the provider, so that users do not wait for it and jobs do not
 * overload it. Each workspace has its own circuit; the shared one opens only by outages of several
 * workspaces without a success in between.
 */
export interface CircuitBreaker {
  /** Throws AppError('source_failed') while calls are blocked. */
  check(workspaceId: string): void;
  /**
   * Like `check`, for a call that is sent now: after a pause, one call at a time probes the
   * provider. Report its outcome.
   */
  enter(workspaceId: string): void;
  /** Reports a response of any kind. */
  succeed(workspaceId: string): void;
  /** Reports a failure; `restForMs` is the pause that the provider asked for. */
  fail(workspaceId: string, fault: Fault, restForMs?: number): void;
}

interface Circuit {
  failures: Map<string, number>;
  restsUntil: number;
  /** End of the time in which a trial blocks others. */
  triesUntil: number;
}

export function createCircuitBreaker({ clock }: { clock: () => number }): CircuitBreaker {
  const shared = newCircuit();
  const ofWorkspaces = new Map<string, Circuit>();
  const circuitsOf = (workspaceId: string) =>
    [ofWorkspaces.get(workspaceId) ?? newCircuit(), shared] as const;
  const isOpen = (circuit: Circuit) => {
    const most = circuit === shared ? mostOfOne : openAfter;
    const counted = [...circuit.failures.values()].map((failures) => Math.min(failures, most));
    return counted.reduce((sum, failures) => sum + failures, 0) >= openAfter;
  };

  const check = (workspaceId: string) => {
    for (const circuit of circuitsOf(workspaceId)) {
      const wait = circuit.restsUntil - clock();
      if (wait > 0) throw failWith('unavailable', Math.ceil(wait / 1000));
      if (isOpen(circuit) && circuit.triesUntil > clock()) throw failWith('unavailable', 1);
    }
  };
  const count = (circuit: Circuit, workspaceId: string, restForMs: number) => {
    circuit.failures.set(workspaceId, (circuit.failures.get(workspaceId) ?? 0) + 1);
    circuit.triesUntil = 0;
    const rest = restOf(circuit, restForMs);
    circuit.restsUntil = Math.max(circuit.restsUntil, clock() + rest);
  };
  const restOf = (circuit: Circuit, asked: number) => {
    // Other workspaces pause after an outage of several, and no longer than one with an open
    // circuit, whatever pause one was given.
    if (circuit === shared) return isOpen(shared) ? Math.min(Math.max(asked, sharedRestMs), restMs) : 0;
    return Math.max(Math.min(asked, longestRestMs), isOpen(circuit) ? restMs : 0);
  };
  const forgetOld = () => {
    for (const [workspaceId, { restsUntil }] of ofWorkspaces) {
      if (restsUntil + forgetAfterMs < clock()) ofWorkspaces.delete(workspaceId);
    }
  };

  return {
    check,
    enter(workspaceId) {
      check(workspaceId);
      for (const circuit of circuitsOf(workspaceId)) {
        circuit.triesUntil = isOpen(circuit) ? clock() + trialMs : 0;
      }
    },
    succeed(workspaceId) {
      ofWorkspaces.delete(workspaceId);
      Object.assign(shared, newCircuit());
    },
    fail(workspaceId, fault, restForMs = 0) {
      forgetOld();
      const [own] = circuitsOf(workspaceId);
      ofWorkspaces.set(workspaceId, own);
      count(own, workspaceId, restForMs);
      if (fault === 'outage') count(shared, workspaceId, restForMs);
      else shared.triesUntil = 0;
    },
  };
}

function newCircuit(): Circuit {
  return { failures: new Map(), restsUntil: 0, triesUntil: 0 };
}
