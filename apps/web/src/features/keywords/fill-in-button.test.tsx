import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

const name = 'Fill in with DataForSEO';

/** Renders the keywords screen for a list with gaps of this cost. */
function renderKeywords(expectedUsd: number, procedures: FakeProcedures = {}) {
  const server = { expectedUsd };
  const app = renderApp({
    path: '/dashboard?section=keywords',
    procedures: {
      ...shellProcedures,
      'keywords.list': () => makeKeywordList([makeKeyword('rye bread')]),
      'refreshes.list': () => [],
      'spending.estimate': ({ action }: { action: string }) => ({
        isPaid: action === 'complete_keywords',
        expectedUsd: server.expectedUsd,
        upToUsd: server.expectedUsd,
        leftUsd: 25,
      }),
      'keywords.complete': () => {
        server.expectedUsd = 0;
        return { completed: 240, remaining: 1_200 };
      },
      ...procedures,
    },
  });
  return { ...app, server };
}

it('shows its cost, fills in, shows the remainder, and disappears when nothing is left', async () => {
  const { user } = renderKeywords(0.144);
  const button = await screen.findByRole('button', { name });
  expect(
    screen.getByText('Live data: Fill in with DataForSEO at most $0.14. $25.00 left this month.'),
  ).toBeVisible();
  await user.click(button);
  expect(
    await screen.findByText(
      'Intent or difficulty of 240 keywords found. Press the button again for the remaining 1,200.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
});

it('explains a failure with the next step, and stays', async () => {
  const { user } = renderKeywords(0.144, {
    'keywords.complete': () => {
      throw new ApiFailure('source_failed', 502, 'DataForSEO did not answer. Try again in a few minutes.');
    },
  });
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(/DataForSEO did not answer.*Press Fill in with DataForSEO/)).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeEnabled();
});

it('is absent without gaps', async () => {
  renderKeywords(0);
  await screen.findByRole('heading', { name: 'rye bread' });
  expect(screen.queryByRole('button', { name })).toBeNull();
});
