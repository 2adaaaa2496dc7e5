import type { StatementObserver } from '@keydence/db';

/** Adds up how long the statements of a database took, each from when it was sent until its rows were there. */
export class StatementClock {
  totalMs = 0;

  readonly observe: StatementObserver = () => {
    const from = performance.now();
    return () => {
      this.totalMs += performance.now() - from;
    };
  };

  reset(): void {
    this.totalMs = 0;
  }
}
