import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeReport } from '../../testing/report-fixture.ts';
import { shellProcedures } from '../../testing/shell-procedures.ts';
import '../features/reports/reports-screen.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

/** Renders a setup with a stream that breaks each time, as behind a proxy that closes it. */
function renderSetup() {
  const status = { ...shellProcedures['trackedDomains.getStatus']() };
  let streams = 0;
  renderApp({
    path: '/dashboard?section=reports',
    procedures: {
      ...shellProcedures,
      'reports.get': () => {
        if (status.state === 'ready') return makeReport();
        throw new ApiFailure('domain_setup_in_progress', 425, 'Domain setup in progress');
      },
      'trackedDomains.getStatus': () => ({ ...status }),
      'trackedDomains.watchSetup': () => {
        streams += 1;
        throw new ApiFailure('unavailable', 503, 'The server is ending.');
      },
    },
  });
  return { status, streams: () => streams };
}

it('polls a setup after its stream breaks, and opens a new stream', async () => {
  const { status, streams } = renderSetup();
  expect(await screen.findByText('Identifying your competitors')).toBeVisible();
  expect(streams()).toBe(1);
  status.message = 'Looking for gaps';
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Looking for gaps')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(7_500));
  expect(streams()).toBeGreaterThan(1);
});

it('opens no stream for a finished setup', async () => {
  const { status, streams } = renderSetup();
  await screen.findByText('Identifying your competitors');
  status.state = 'ready';
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Written by Rules analyst')).toBeVisible();
  const opened = streams();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(streams()).toBe(opened);
});

it('announces the end of the setup, and leaves the focus to the figures', async () => {
  const { status } = renderSetup();
  await screen.findByText('Identifying your competitors');
  expect(screen.queryByText('d1.example is set up.')).toBeNull();
  status.state = 'ready';
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Written by Rules analyst')).toBeVisible();
  expect(screen.getByText('d1.example is set up.')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('waits before it calls an API again that is not ready after the setup', async () => {
  let calls = 0;
  renderApp({
    path: '/dashboard?section=reports',
    procedures: {
      ...shellProcedures,
      'reports.get': () => {
        calls += 1;
        throw new ApiFailure('domain_setup_in_progress', 425, 'Domain setup in progress', {
          retryAfterSeconds: 5,
        });
      },
      'trackedDomains.getStatus': () => ({
        ...shellProcedures['trackedDomains.getStatus'](),
        state: 'ready',
      }),
    },
  });
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(calls).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(25_000));
  expect(calls).toBeGreaterThan(1);
  expect(calls).toBeLessThanOrEqual(7);
});
