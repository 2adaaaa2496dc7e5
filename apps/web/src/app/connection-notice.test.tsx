import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeWorkspace } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { offlineText, unreachableText } from './connection-notice.tsx';
import { reconnectMs } from './use-connection.ts';

const notFound = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = notFound;
  act(() => void window.dispatchEvent(new Event('online')));
});

function renderShell(answer: () => unknown = () => [makeWorkspace('w1', ['d1'])]) {
  let calls = 0;
  renderApp({
    path: '/dashboard?section=coming-some-day',
    procedures: {
      'workspaces.list': () => {
        calls += 1;
        return answer();
      },
    },
  });
  return { calls: () => calls };
}

describe('without a connection', () => {
  it('shows a notice, keeps the screen, and refetches everything afterwards', async () => {
    const { calls } = renderShell();
    await screen.findByText('This section is coming soon');
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(offlineText)).toBeVisible();
    expect(screen.getByText('This section is coming soon')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(offlineText)).toBeNull());
    await waitFor(() => expect(calls()).toBe(2));
  });
});

describe('a browser without a network', () => {
  it('shows no notice while a local server answers', async () => {
    let asked = 0;
    globalThis.fetch = async () => {
      asked += 1;
      return new Response(null, { status: 200 });
    };
    const { calls } = renderShell();
    await screen.findByText('This section is coming soon');
    act(() => void window.dispatchEvent(new Event('offline')));
    await waitFor(() => expect(asked).toBe(1));
    await act(async () => {});
    expect(screen.queryByText(offlineText)).toBeNull();
    expect(onlineManager.isOnline()).toBe(true);
    expect(calls()).toBe(1);
  });

  it('hides the notice when the server answers again, still without a network', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = renderShell();
    await screen.findByText('This section is coming soon');
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(offlineText)).toBeVisible();
    globalThis.fetch = async () => new Response(null, { status: 200 });
    await act(() => vi.advanceTimersByTimeAsync(reconnectMs));
    await waitFor(() => expect(screen.queryByText(offlineText)).toBeNull());
    await waitFor(() => expect(calls()).toBeGreaterThan(1));
  });
});

describe('workspaces that fail to load for lack of a network', () => {
  it('does not open the onboarding, and recovers with the server', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isDown = true;
    renderShell(() => {
      // No response, as from a server that is down.
      if (isDown) throw new Error('connect ECONNREFUSED');
      return [makeWorkspace('w1', ['d1'])];
    });
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(await screen.findByText('Failed to load company data')).toBeVisible();
    expect(screen.getByText(unreachableText)).toBeVisible();
    isDown = false;
    await act(() => vi.advanceTimersByTimeAsync(reconnectMs));
    expect(screen.getByText(unreachableText)).toBeVisible();
    globalThis.fetch = async () => new Response(null, { status: 200 });
    await act(() => vi.advanceTimersByTimeAsync(reconnectMs));
    expect(await screen.findByText('This section is coming soon')).toBeVisible();
    expect(screen.queryByText(unreachableText)).toBeNull();
  });

  it('asks the server immediately after "Try now"', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isDown = true;
    renderShell(() => {
      if (isDown) throw new Error('connect ECONNREFUSED');
      return [makeWorkspace('w1', ['d1'])];
    });
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    const button = await screen.findByRole('button', { name: 'Try now' });
    isDown = false;
    globalThis.fetch = async () => new Response(null, { status: 200 });
    act(() => button.click());
    expect(await screen.findByText('This section is coming soon')).toBeVisible();
    expect(screen.queryByText(unreachableText)).toBeNull();
  });
});
