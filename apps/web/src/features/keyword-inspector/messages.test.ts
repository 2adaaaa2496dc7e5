import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { inspectorDebounceMs } from './use-inspector-text.ts';

describe('the words and limits of the keyword inspector', () => {
  it.each([
    ['part 2, section 2: refresh', messages.refresh, 'Refresh Analysis'],
    ['part 2, section 2: empty state', messages.ready, 'Ready to Analyze'],
    ['part 2, section 8: unknown keyword', messages.noData, 'No data found for this keyword'],
    ['part 2, section 8: failure', messages.failed, 'Failed to fetch keyword data'],
    ['part 2, section 9: pause before a lookup, ms', inspectorDebounceMs, 800],
  ])('%s', (_, said, specified) => {
    expect(said).toBe(specified);
  });
});
