import { expect, it } from 'vitest';
import { type ControlCandidate, chooseControls } from './choose-controls.ts';

const page = (name: string, before: number, changed: Partial<ControlCandidate> = {}): ControlCandidate => ({
  page: name,
  before,
  after: before,
  hasSameTrigger: false,
  isTreated: false,
  ...changed,
});

it('takes untouched pages of a like size, nearest first', () => {
  const chosen = chooseControls(100, [
    page('/tiny', 32),
    page('/third', 33),
    page('/near', 110),
    page('/twice', 200),
    page('/triple', 302),
    page('/large', 303),
    page('/treated', 100, { isTreated: true }),
    page('/a-near', 110),
    page('/z-near', 110, { hasSameTrigger: true }),
  ]);
  expect(chosen.map((each) => each.page)).toEqual([
    '/z-near',
    '/a-near',
    '/near',
    '/twice',
    '/third',
    '/triple',
  ]);
});

it('takes at most thirty', () => {
  const many = Array.from({ length: 40 }, (_, place) => page(`/${place}`, 100 + place));
  expect(chooseControls(100, many)).toHaveLength(30);
});
