import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { EmptyState } from './empty-state.tsx';
import { type QueryLike, QueryState } from './query-state.tsx';

const idle: QueryLike<string[]> = { data: undefined, error: null, isFetching: false, refetch: () => {} };

function renderState(query: Partial<QueryLike<string[]>>) {
  render(
    <ThemeProvider env="test">
      <QueryState
        query={{ ...idle, ...query }}
        errorTitle="The list did not load"
        loading={<p>A skeleton</p>}
        isEmpty={(words) => words.length === 0}
        empty={<EmptyState title="No words yet" />}
      >
        {(words) => <p>{words.join(' ')}</p>}
      </QueryState>
    </ThemeProvider>,
  );
}

describe('QueryState', () => {
  it('shows the skeleton while loading', () => {
    renderState({ isFetching: true });
    expect(screen.getByText('A skeleton')).toBeVisible();
  });

  it('names the missing connection instead of loading without one', () => {
    renderState({ isPaused: true });
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(screen.queryByText('A skeleton')).not.toBeInTheDocument();
  });

  it('shows the error with its message and retries', () => {
    let calls = 0;
    renderState({
      error: { message: 'The line is dead.' },
      refetch: () => {
        calls += 1;
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The list did not load');
    expect(screen.getByText('The line is dead.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(calls).toBe(1);
  });

  it('shows the empty state', () => {
    renderState({ data: [] });
    expect(screen.getByRole('heading', { name: 'No words yet' })).toBeVisible();
  });

  it('keeps the data when a refresh fails', () => {
    renderState({ data: ['one', 'two'], error: { message: 'The line is dead.' } });
    expect(screen.getByText('one two')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
