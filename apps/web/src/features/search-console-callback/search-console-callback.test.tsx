import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

function openReturn(query: string, finish: (input: { state: string; code: string | null }) => unknown) {
  const asked: unknown[] = [];
  const app = renderApp({
    path: `/search-console/callback${query}`,
    procedures: {
      ...shellProcedures,
      'imports.list': () => [],
      'searchConsole.finish': (input: { state: string; code: string | null }) => {
        asked.push(input);
        return finish(input);
      },
    },
  });
  return { ...app, asked };
}

it('submits the redirect once and continues to the import of its domain', async () => {
  const { router, asked } = openReturn('?state=one-time&code=4/0A', () => ({
    domainId: 'd1',
    isConnected: true,
  }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(router.state.location.search).toMatchObject({ section: 'keywords', import: 'new', domain: 'd1' });
  expect(asked).toEqual([{ state: 'one-time', code: '4/0A' }]);
});

it('confirms after a refusal that nothing has changed', async () => {
  const { asked } = openReturn('?state=one-time&error=access_denied', () => ({
    domainId: 'd1',
    isConnected: false,
  }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You did not agree at Google');
  expect(asked).toEqual([{ state: 'one-time', code: null }]);
});

it('explains an invalid redirect, only in our own words', async () => {
  openReturn('?state=old&code=c&error_description=Call+0900', () => {
    throw new ApiFailure('conflict', 409, 'This return from Google is too old.');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('This return from Google is too old.');
  expect(screen.queryByText(/0900/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the import' })).toBeVisible();
});

it('sends no request without a state', async () => {
  const { asked } = openReturn('', () => null);
  expect(await screen.findByRole('alert')).toHaveTextContent('Google returned no sign-in result');
  expect(asked).toEqual([]);
});
