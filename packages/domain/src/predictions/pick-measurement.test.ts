import { describe, expect, it } from 'vitest';
import { pickMeasurement } from './pick-measurement.ts';

const on = (...days: string[]) => days.map((day) => ({ day }));
const dueOn = '2026-12-21';

describe('the measurement of a checkpoint', () => {
  it.each([
    ['on the day itself, immediately', on('2026-12-14', '2026-12-21'), '2026-12-21', '2026-12-21'],
    ['the nearest, before or after', on('2026-12-17', '2026-12-23'), '2026-12-28', '2026-12-23'],
    ['of two equally near, the earlier', on('2026-12-19', '2026-12-23'), '2026-12-28', '2026-12-19'],
    ['once no nearer one is possible', on('2026-12-18'), '2026-12-24', '2026-12-18'],
    ['seven days before', on('2026-12-14'), '2026-12-28', '2026-12-14'],
    ['seven days after', on('2026-12-28'), '2026-12-28', '2026-12-28'],
    ['the nearest after a month of sleep', on('2026-12-20', '2027-01-20'), '2027-01-20', '2026-12-20'],
    ['none where it is eight days away', on('2026-12-13', '2026-12-29'), '2026-12-29', null],
    ['none after a month of sleep without checks', on('2027-01-20'), '2027-01-20', null],
    ['none without any check', [], '2026-12-29', null],
  ])('is %s', (_, readings, today, day) => {
    const reading = day === null ? null : { day };
    expect(pickMeasurement(readings, { dueOn, today })).toEqual({ state: 'settled', reading });
  });

  it.each([
    ['a nearer one may still come', on('2026-12-18'), '2026-12-23'],
    ['there is none yet', [], '2026-12-28'],
    ['the only one is too far away', on('2026-12-01'), '2026-12-28'],
  ])('waits while %s', (_, readings, today) => {
    expect(pickMeasurement(readings, { dueOn, today })).toEqual({ state: 'waiting' });
  });
});
