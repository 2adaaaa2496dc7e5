import '@testing-library/jest-dom/vitest';
import { ThemeProvider } from '@keydence/ui';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageError } from './page-error.tsx';

function renderError(message: string) {
  const reset = vi.fn();
  render(
    <ThemeProvider env="test">
      <PageError error={new Error(message)} reset={reset} />
    </ThemeProvider>,
  );
  return reset;
}

it.each([
  'Failed to fetch dynamically imported module: /assets/keywords-1a2b.js',
  'error loading dynamically imported module: /assets/keywords-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/keywords-1a2b.css',
])('offers a reload if a part of the application is gone: %s', (message) => {
  renderError(message);
  expect(screen.getByText('Could not load this page')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('does not offer a reload without a connection, which would lose the loaded application', () => {
  renderError('Importing a module script failed.');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('offers a retry after any other failure', () => {
  const reset = renderError('unexpected');
  screen.getByRole('button', { name: 'Try Again' }).click();
  expect(reset).toHaveBeenCalledOnce();
});
