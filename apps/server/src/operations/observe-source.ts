import type { CallLedger, SearchDataSource } from '@keydence/domain';
import type { Metrics } from './metrics.ts';
import type { Observe } from './telemetry.ts';

/** Methods that request data from a source; the others respond immediately. */
const questions = new Set([
  'siteTopics',
  'rankedKeywords',
  'competitors',
  'compare',
  'keywordIdeas',
  'lookUpKeywords',
  'relatedKeywords',
  'questions',
  'searchResults',
]);

export function observeSource(source: SearchDataSource, observe: Observe): SearchDataSource {
  return new Proxy(source, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (key === 'chargedTo')
        return (...args: unknown[]) =>
          observeSource(Reflect.apply(value, target, args) as SearchDataSource, observe);
      if (!questions.has(String(key))) return value.bind(target);
      const activity = { kind: 'sourceCalls', name: `${target.name}.${String(key)}` } as const;
      return (...args: unknown[]) => observe(activity, async () => Reflect.apply(value, target, args));
    },
  });
}

export function observeCost(ledger: CallLedger, metrics: Metrics | null): CallLedger {
  return {
    ...ledger,
    async settle(record, outcome) {
      await ledger.settle(record, outcome);
      metrics?.sourceCost.inc(outcome.usd);
    },
  };
}
