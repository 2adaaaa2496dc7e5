export interface Turn {
  end: () => void;
  /** Ends the turn, and resolves all waiting callers with null. */
  dismiss: () => void;
}

type Waiting = (turn: Turn | null) => void;

/** Waiting callers behind the current turn, by name. */
const queues = new Map<string, Waiting[]>();

/**
 * Waits until no other caller in this process has the turn. Null after `patience` milliseconds, or
 * if the turn before is dismissed.
 */
export function takeTurn(name: string, patience: number): Promise<Turn | null> {
  const waiting = queues.get(name);
  if (!waiting) {
    queues.set(name, []);
    return Promise.resolve(createTurn(name));
  }
  return new Promise((resolve) => {
    const begin: Waiting = (turn) => {
      clearTimeout(timer);
      resolve(turn);
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      resolve(null);
    }, patience);
    waiting.push(begin);
  });
}

function createTurn(name: string): Turn {
  let isOver = false;
  return {
    end() {
      if (isOver) return;
      isOver = true;
      const next = queues.get(name)?.shift();
      if (next) next(createTurn(name));
      else queues.delete(name);
    },
    dismiss() {
      if (isOver) return;
      isOver = true;
      const waiting = queues.get(name) ?? [];
      queues.delete(name);
      for (const each of waiting) each(null);
    },
  };
}
