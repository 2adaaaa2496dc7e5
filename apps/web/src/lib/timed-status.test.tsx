import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TimedStatus } from './timed-status.tsx';

beforeEach(() => vi.useFakeTimers());

function Host() {
  const [text, setText] = useState<string | null>('Saved');
  return <TimedStatus text={text} onGone={() => setText(null)} />;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a success note', () => {
  beforeEach(() => {
    render(<Host />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> });
  });

  it('closes after 3 s', () => {
    wait(2_999);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeInTheDocument();
  });

  it('stays while the pointer is on it', () => {
    wait(2_000);
    fireEvent.mouseEnter(screen.getByText('Saved').parentElement as HTMLElement);
    wait(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByText('Saved').parentElement as HTMLElement);
    wait(3_000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('stays while it has the focus, and can be closed', () => {
    const close = screen.getByRole('button', { name: 'Close this note' });
    act(() => close.focus());
    wait(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.click(close);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
});
