import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { inspectorDebounceMs } from './use-inspector-text.ts';

describe('texts and limits of the keyword inspector', () => {
  it.each([
    ['refresh', messages.refresh, 'Refresh Analysis'],
    ['empty state', messages.ready, 'Ready to Analyze'],
    ['unknown keyword', messages.noData, 'No data found for this keyword'],
    ['failure', messages.failed, 'Failed to fetch keyword data'],
    ['pause before a lookup, ms', inspectorDebounceMs, 800],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });
});
