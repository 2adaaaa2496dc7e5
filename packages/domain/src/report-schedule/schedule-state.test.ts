import { expect, it } from 'vitest';
import { rateSchedule } from './schedule-state.ts';

const now = new Date('2026-12-05T06:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const facts = {
  isPaused: false,
  nextRunAt: inMinutes(60),
  retryAt: null,
  waitingSince: null,
  lastState: 'done',
} as const;
const waiting = { ...facts, waitingSince: inMinutes(-60), lastState: 'waiting' as const };

it.each([
  ['on_time', facts],
  ['on_time', { ...facts, lastState: null }],
  ['on_time', { ...facts, lastState: 'superseded' as const }],
  ['on_time', { ...facts, nextRunAt: inMinutes(-10) }],
  ['overdue', { ...facts, nextRunAt: inMinutes(-11) }],
  ['overdue', { ...facts, lastState: 'failed' as const, retryAt: inMinutes(-11) }],
  ['running', { ...facts, nextRunAt: inMinutes(-11), lastState: 'running' as const }],
  ['running', { ...facts, isPaused: true, lastState: 'running' as const }],
  ['paused', { ...facts, isPaused: true, nextRunAt: inMinutes(-11) }],
  ['retrying', { ...facts, lastState: 'failed' as const, retryAt: inMinutes(15) }],
  ['failed', { ...facts, lastState: 'failed' as const }],
  ['waiting', waiting],
  ['waiting', { ...waiting, lastState: 'superseded' as const }],
  ['on_time', { ...waiting, waitingSince: null }],
  ['paused', { ...waiting, isPaused: true }],
  ['overdue', { ...waiting, nextRunAt: inMinutes(-11) }],
])('is %s', (expected, given) => {
  expect(rateSchedule(given, now)).toBe(expected);
});
