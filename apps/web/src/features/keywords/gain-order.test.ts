import { describe, expect, it } from 'vitest';
import { gainOrderNote } from './gain-order.ts';
import { orderTexts } from './table-messages.ts';

const rows = (...mids: (number | null)[]) =>
  mids.map((mid) => ({ gain: mid === null ? null : { low: mid / 2, mid, high: mid * 2 } }));

describe('gainOrderNote', () => {
  it.each([
    ['falling gains', {}, 'gain', rows(90, 40, 40, 3.1, null), null],
    ['rising gains, ascending', { order: 'asc' }, 'gain', rows(3.1, 40, 90), null],
    ['a gain rounded to single precision', {}, 'gain', rows(40, 40.01), null],
    ['a gain above its neighbor before it', {}, 'gain', rows(40, 90), orderTexts.older],
    ['a falling gain, ascending', { order: 'asc' }, 'gain', rows(90, 40), orderTexts.older],
    ['another order', {}, 'search_volume', rows(40, 90), null],
    ['no order by gain yet', { sort: 'gain' }, 'search_volume', rows(40, 90), orderTexts.notYet],
  ] as const)('%s', (_, search, sortedBy, list, note) => {
    expect(gainOrderNote(search, { sortedBy }, list)).toBe(note);
  });
});
