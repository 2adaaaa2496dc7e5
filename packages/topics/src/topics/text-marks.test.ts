import { expect, it } from 'vitest';
import { multiplyMarks, weighMarks } from './text-marks.ts';

function compare(one: string, other: string, language: string): number {
  const others = Array.from({ length: 10 }, (_, number) => `other${number}`);
  const [first, second] = weighMarks([one, other, ...others], language);
  return multiplyMarks(first, second);
}

it('finds nothing in common in what people wish of two subjects', () => {
  expect(compare('paras koiranruoka', 'paras kissanhiekka', 'fi')).toBe(0);
  expect(compare('brotbackautomat test', 'matratze test', 'de')).toBe(0);
});

it('relates forms, compounds and sizes of one word', () => {
  expect(compare('kaffeemühle', 'kaffeemühlen', 'de')).toBeCloseTo(1, 5);
  expect(compare('matratze 140x200', 'matratze 90 x 200', 'de')).toBeCloseTo(1, 5);
  expect(compare('winterreifen', 'winterschuhe', 'de')).toBeGreaterThan(0);
});
