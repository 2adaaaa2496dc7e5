import type { StatementObserver } from '@keydence/db';

/** Adds up how long the statements of a database took, each from when it was sent until its rows were there. */
export class StatementClock {
  readonly #times = new Map<string, number>();

  readonly observe: StatementObserver = (name) => {
    const from = performance.now();
    return () => {
      this.#times.set(name, (this.#times.get(name) ?? 0) + performance.now() - from);
    };
  };

  get totalMs(): number {
    return [...this.#times.values()].reduce((sum, ms) => sum + ms, 0);
  }

  reset(): void {
    this.#times.clear();
  }

  /** The kinds of statements that took longest, in a line. */
  tellLongest(): string {
    const longest = [...this.#times].sort(([, a], [, b]) => b - a).slice(0, 6);
    return longest.map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`).join(', ');
  }
}
