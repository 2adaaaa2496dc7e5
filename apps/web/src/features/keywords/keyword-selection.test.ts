import { describe, expect, it } from 'vitest';
import {
  changePicked,
  maxPicked,
  nothingSelected,
  rangeOf,
  readSelection,
  selectionPattern,
  writeSelection,
} from './keyword-selection.ts';

const picked = (...ids: string[]) => ({ isAll: false, ids });

describe('the selection in the URL', () => {
  it.each([
    [undefined, nothingSelected],
    ['all', { isAll: true, ids: [] }],
    ['7', picked('7')],
    ['7-4294967297', picked('7', '4294967297')],
  ])('%s', (text, selection) => {
    expect(readSelection(text)).toEqual(selection);
    expect(writeSelection(selection)).toBe(text);
    if (text) expect(text).toMatch(selectionPattern);
  });

  it('counts a repeated id once', () => {
    expect(readSelection('7-8-7')).toEqual(picked('7', '8'));
  });

  it('stays within its limit', () => {
    const ids = Array.from({ length: maxPicked + 1 }, (_, index) => String(index + 1));
    const text = writeSelection(picked(...ids)) ?? '';
    expect(readSelection(text).ids).toEqual(ids.slice(0, maxPicked));
    expect(text).toMatch(selectionPattern);
    expect(ids.join('-')).not.toMatch(selectionPattern);
  });

  it.each(['', 'ALL', '7-', '-7', '7--8', 'x', '12345678901234567890'])('rejects %j', (text) => {
    expect(text).not.toMatch(selectionPattern);
  });
});

describe('selecting', () => {
  it('adds and removes, in the order of selection', () => {
    expect(changePicked(picked('3'), ['1', '3', '2'], true)).toEqual(picked('3', '1', '2'));
    expect(changePicked(picked('3', '1', '2'), ['3', '2'], false)).toEqual(picked('1'));
  });

  it.each([
    ['2', '4', ['2', '3', '4']],
    ['4', '2', ['2', '3', '4']],
    ['3', '3', ['3']],
    [null, '3', ['3']],
    ['gone', '3', ['3']],
  ])('selects from %s to %s', (from, to, ids) => {
    expect(rangeOf(['1', '2', '3', '4', '5'], from, to)).toEqual(ids);
  });
});
