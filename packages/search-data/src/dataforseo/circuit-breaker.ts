import { failWith } from './status-codes.ts';

/** So many failures in a row mean that the provider is down. */
const openAfter = 5;
/** What stops one workspace is no outage: in the circuit of all, each counts for no more than so many failures. */
const mostOfOne = 2;
const restMs = 60_000;
/** Shorter, so that the trial that ends a rest is not always that of the workspace whose calls fail. */
const sharedRestMs = 30_000;
/** A trial that takes longer keeps nobody away any more: its question may be a slow one. */
const trialMs = 10_000;
/** A workspace that has failed and asks nothing any more is forgotten. */
const forgetAfterMs = 3_600_000;

/** What a failure says: the provider is down, or it failed at what this one workspace asked. */
export type Fault = 'outage' | 'own';

/**
 * Keeps calls away from a provider that is down, so that nobody waits for it and no job hammers it. Each workspace has a
 * circuit of its own; that of all opens only by outages that several of them have met without a success between.
 */
export interface CircuitBreaker {
  /** AppError('source_failed') while the provider rests. */
  check(workspaceId: string): void;
  /** The same for a call that goes out now: after a rest one at a time probes the provider. Its outcome must follow. */
  enter(workspaceId: string): void;
  /** The provider answered, whatever it said. */
  succeed(workspaceId: string): void;
  /** It did not; `restForMs` is how long it has asked to be left alone. */
  fail(workspaceId: string, fault: Fault, restForMs?: number): void;
}

interface Circuit {
  /** Failures by the workspace that has met them. */
  failures: Map<string, number>;
  restsUntil: number;
  /** Until when a trial keeps others away. */
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
    // Others rest when several have met an outage, and no longer than one whose circuit is open, whatever one was told.
    if (circuit === shared) return isOpen(shared) ? Math.min(Math.max(asked, sharedRestMs), restMs) : 0;
    return Math.max(asked, isOpen(circuit) ? restMs : 0);
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
