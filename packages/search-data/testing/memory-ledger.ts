import type { CallLedger, HandedTask, PaidCall, Payer } from '@keydence/domain';

interface LedgerRecord {
  payer: Payer;
  call: PaidCall;
  usd: number;
  isSettled: boolean;
  isKept: boolean;
}

/** A ledger in memory without a spending limit. */
export interface MemoryLedger extends CallLedger {
  records: LedgerRecord[];
  /** Kept answers by the key of their question. */
  answers: Map<string, unknown>;
  /** Tasks that were handed over, by the key of their question. */
  tasks: Map<string, HandedTask>;
  /** US dollars of all records. */
  spent(): number;
}

export function createMemoryLedger(): MemoryLedger {
  const records: LedgerRecord[] = [];
  const answers = new Map<string, unknown>();
  const handed = new Map<string, HandedTask>();
  return {
    records,
    answers,
    tasks: handed,
    spent: () => Math.round(records.reduce((sum, { usd }) => sum + usd, 0) * 1e6) / 1e6,
    async recall(payer, call) {
      if (!answers.has(call.key)) return null;
      records.push({ payer, call, usd: 0, isSettled: true, isKept: true });
      return { answer: structuredClone(answers.get(call.key)) };
    },
    async reserve(payer, call, usd) {
      records.push({ payer, call, usd, isSettled: false, isKept: false });
      return String(records.length - 1);
    },
    async settle(number, { usd, kept, tasks = [] }) {
      const record = records[Number(number)];
      if (record) Object.assign(record, { usd, isSettled: true });
      if (kept) answers.set(kept.call.key, structuredClone(kept.answer));
      for (const task of tasks) handed.set(task.key, task);
    },
    recallTasks: async (keys) => keys.flatMap((key) => handed.get(key) ?? []),
    async forgetTask(key) {
      handed.delete(key);
    },
  };
}
