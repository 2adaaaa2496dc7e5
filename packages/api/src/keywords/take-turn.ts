export interface Turn {
  end: () => void;
  /** Ends the turn, and tells all who wait behind it that theirs does not come. */
  dismiss: () => void;
}

type Waiting = (turn: Turn | null) => void;

/** Those who wait behind the one whose turn it is, by what they wait for. */
const queues = new Map<string, Waiting[]>();

/**
 * Waits until nobody else of this process has the turn. Null when so many milliseconds have passed before it came, or it
 * does not come.
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
