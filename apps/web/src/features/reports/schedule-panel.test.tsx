import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { makeReport } from '../../../testing/report-fixture.ts';
import { makeSchedule } from '../../../testing/schedule-fixture.ts';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { Trend } from './trend-tiles.tsx';
import type { ReportSchedule } from './use-schedule.ts';
// Loaded before the first test, so that no test waits for it.
import './reports-screen.tsx';

function renderReport(procedures: Record<string, (input: never) => unknown>, search = '') {
  return renderApp({
    path: `/dashboard?section=reports${search}`,
    procedures: { ...shellProcedures, 'reports.get': () => makeReport(), ...procedures },
  });
}

const panel = () => screen.findByRole('region', { name: 'Two-week schedule' });
const run = {
  run: 2,
  state: 'done',
  askedBy: 'schedule',
  dueAt: '2026-11-21T05:00:00.000Z',
  startedAt: '2026-11-21T05:00:00.000Z',
  finishedAt: '2026-11-21T05:02:00.000Z',
  attempt: 1,
  missed: 0,
  message: null,
} as const;

it.each<[string, Partial<ReportSchedule>, string[]]>([
  ['on time', { runs: [run] }, ['On time', 'Sat, Dec 5, 6:00 AM GMT+1', 'Sat, Nov 21, 6:02 AM GMT+1']],
  ['never run', { lastReportAt: null }, ['On time', 'None yet']],
  [
    'tried again',
    {
      state: 'retrying',
      retryAt: '2026-11-21T05:15:00.000Z',
      runs: [{ ...run, state: 'failed', message: 'The source did not answer.' }],
    },
    ['Trying again', 'Sat, Nov 21, 6:15 AM GMT+1', 'The last report failed. The source did not answer.'],
  ],
  [
    'overdue',
    { state: 'overdue', runs: [{ ...run, missed: 2 }] },
    ['Overdue', '2 reports were missed while the server did not run.'],
  ],
  [
    'waiting for an export',
    { state: 'waiting', waitingSince: '2026-11-21T05:00:00.000Z', runs: [{ ...run, state: 'waiting' }] },
    [
      'Waiting for data',
      'No newer export since Sat, Nov 21, 6:00 AM GMT+1. Import one to get the comparison and your next report immediately.',
    ],
  ],
  ['paused', { state: 'paused', isPaused: true }, ['Paused', '–']],
])('shows the state of a schedule that is %s', async (_, schedule, said) => {
  renderReport({ 'schedules.get': () => makeSchedule(schedule) });
  const region = await panel();
  for (const text of said) expect(await within(region).findByText(text)).toBeVisible();
});

it('offers the import while the schedule waits for an export', async () => {
  const waiting = makeSchedule({ state: 'waiting', waitingSince: '2026-11-21T05:00:00.000Z' });
  renderReport({ 'schedules.get': () => waiting });
  const link = await within(await panel()).findByRole('link', { name: 'Import an export' });
  expect(link.getAttribute('href')).toContain('import=new');
});

it('changes the hour and the pause, and each reader’s mail', async () => {
  const asked: unknown[] = [];
  let schedule = makeSchedule();
  const { user } = renderReport({
    'schedules.get': () => schedule,
    'schedules.update': (input: Partial<ReportSchedule>) => {
      asked.push(input);
      schedule = { ...schedule, ...input, state: 'paused' };
      return schedule;
    },
    'schedules.setMail': ({ isOn }: { isOn: boolean }) => {
      schedule = { ...schedule, isMailOn: isOn };
      return schedule;
    },
  });
  await user.click(await within(await panel()).findByRole('button', { name: 'Schedule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report schedule' });
  const mail = within(dialog).getByRole('switch', { name: /^E-mail me the report/ });
  await user.click(mail);
  await expect.poll(() => (mail as HTMLInputElement).checked).toBe(false);
  await user.click(
    within(dialog).getByRole('switch', { name: 'Collect the numbers and write a report every two weeks' }),
  );
  await user.click(within(dialog).getByRole('combobox', { name: 'Hour' }));
  await user.click(await screen.findByRole('option', { name: '8:00 AM' }));
  expect(within(dialog).getByText('In the time zone of the workspace, Europe/Berlin')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(await panel()).findByText('Paused')).toBeVisible();
  expect(asked).toEqual([{ domainId: 'd1', hour: 8, isPaused: true }]);
});

it('runs on demand once a day, and announces the next possible time at the focused button', async () => {
  const asked: unknown[] = [];
  let finish: () => void = () => {};
  const { user } = renderReport({
    'schedules.get': () => makeSchedule(),
    'schedules.run': (input) => {
      asked.push(input);
      return new Promise((resolve) => {
        finish = () => resolve(makeSchedule({ state: 'on_time', runnableAt: '2026-11-22T11:00:00.000Z' }));
      });
    },
  });
  const region = await panel();
  const button = await within(region).findByRole('button', { name: 'Run now' });
  expect(button).not.toHaveAccessibleDescription();
  await user.click(button);
  expect(await within(region).findByRole('button', { name: 'Collecting…' })).toHaveFocus();
  expect(button).toHaveAccessibleDescription(/^Keydence is collecting the numbers\./);
  await user.keyboard('{Enter}');
  finish();
  expect(await within(region).findByRole('button', { name: 'Run now' })).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  const reason = within(region).getByText(/You can run it again from Sun, Nov 22, 12:00 PM/);
  expect(reason).toBeVisible();
  expect(reason).toHaveAttribute('role', 'status');
  expect(button).toHaveAccessibleDescription(reason.textContent ?? '');
  expect(asked).toEqual([{ domainId: 'd1' }]);
});

it('offers a retry if the schedule fails to load', async () => {
  let isBroken = true;
  const { user } = renderReport({
    'schedules.get': () => {
      if (isBroken) throw new ApiFailure('validation_failed', 400, 'Broken');
      return makeSchedule();
    },
  });
  const region = await panel();
  expect(await within(region).findByText('Could not load the schedule')).toBeVisible();
  isBroken = false;
  await user.click(within(region).getByRole('button', { name: 'Try Again' }));
  expect(await within(await panel()).findByText('On time')).toBeVisible();
});

it('shows changes, and results that are unknown', async () => {
  const move = { keywordText: 'rye bread', searchVolume: null, before: 12, now: 7 };
  const trend: Trend = {
    since: '2026-11-06',
    ranks: {
      counts: { gained: 0, lost: 1, up: 1, down: 0, unchanged: 9, first_seen: 1, unknown: 3 },
      gained: [],
      lost: [{ ...move, keywordText: 'spelt', before: 98, now: null }],
      up: [move],
      down: [],
    },
    demand: null,
    health: { before: 58, now: 61 },
    gaps: {
      opened: 4,
      closed: 1,
      openedKeywords: [{ keywordText: 'oats', searchVolume: 900 }],
      closedKeywords: [],
    },
    finished: [],
  };
  const figures = { rankedKeywords: 11, top10Keywords: 4, healthScore: 58, gaps: 20, newestMonth: null };
  const measures = [
    { ...figures, day: '2026-11-06' },
    { ...figures, day: '2026-11-20', top10Keywords: 5 },
  ];
  const outcome = {
    keywordText: 'rye',
    days: 30,
    before: 12,
    predicted: 5,
    now: 4,
    measuredOn: '2026-11-19',
  };
  const settled = { total: 11, predictions: [{ ...outcome, verdict: 'came_true' }] };
  const { user } = renderReport({
    'trends.get': () => ({ day: '2026-11-20', trend, measures, settled, dataSource: 'sample' }),
  });
  const section = await screen.findByRole('region', { name: 'What changed' });
  expect(await within(section).findByText(/1 keyword up, 0 down since Nov 6, 2026\./)).toBeVisible();
  expect(within(section).getByRole('link', { name: 'See the review' })).toBeVisible();
  expect(within(section).queryByText('4 / 1')).toBeNull();
  await user.click(within(section).getByRole('button', { name: 'What changed' }));
  expect(await within(section).findByText(/Compared with the report of November 6, 2026/)).toBeVisible();
  expect(within(section).getByText('was 58').closest('[data-tone]')).toHaveAttribute('data-tone', 'good');
  expect(within(section).getByText('4 / 1')).toBeVisible();
  expect(within(section).getByText('3 keywords were not checked since.')).toBeVisible();
  expect(within(section).getByText('Not ranking')).toBeVisible();
  expect(within(section).queryByRole('region', { name: 'Fallen' })).toBeNull();
  const [cameTrue] = within(section).getAllByRole('region', { name: 'Checked predictions' });
  if (!cameTrue) throw new Error('nothing was reached');
  expect(within(cameTrue).getByRole('row', { name: 'rye, after 30 days 12 5 4 Reached' })).toBeVisible();
  expect(within(cameTrue).getByText(/The first 1 of 11 predictions/)).toBeVisible();
  await user.click(within(section).getByRole('button', { name: 'Keywords in the top 10: Show as table' }));
  expect(within(section).getByText('November 20, 2026')).toBeVisible();
});
