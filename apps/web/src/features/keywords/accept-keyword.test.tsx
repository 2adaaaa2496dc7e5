import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

function renderKeywords(accept: (input: unknown) => unknown, accepted: string[] = []) {
  const reverted: unknown[] = [];
  const app = renderApp({
    path: '/dashboard?section=keywords',
    procedures: {
      ...shellProcedures,
      'keywords.list': () => makeKeywordList([makeKeyword('rye bread')]),
      'predictions.listAccepted': () => accepted,
      'contentPlan.accept': (input: unknown) => {
        const answer = accept(input);
        accepted.push('rye bread');
        return answer;
      },
      'contentPlan.revert': (input: unknown) => {
        reverted.push(input);
        accepted.length = 0;
        return { reverted: 1 };
      },
    },
  });
  return { ...app, reverted };
}

it('accepts a keyword, and Undo reverts exactly that', async () => {
  const accepted: unknown[] = [];
  const { user, reverted } = renderKeywords((input) => {
    accepted.push(input);
    return { acceptanceId: 'a1', items: [] };
  });
  await user.click(await screen.findByRole('button', { name: 'Accept: rye bread' }));
  expect(await screen.findByRole('button', { name: 'Accepted: rye bread' })).toBeVisible();
  expect(accepted).toEqual([{ domainId: 'd1', keywords: ['rye bread'] }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“rye bread” is no longer accepted.')).toBeVisible();
  expect(reverted).toEqual([{ domainId: 'd1', acceptanceId: 'a1' }]);
  expect(screen.getByRole('button', { name: 'Accept: rye bread' })).toBeVisible();
});

it('marks a keyword that was accepted earlier', async () => {
  renderKeywords(() => undefined, ['rye bread']);
  expect(await screen.findByRole('button', { name: 'Accepted: rye bread' })).toBeVisible();
});

it('shows why a keyword was not accepted', async () => {
  const { user } = renderKeywords(() => {
    throw new ApiFailure('conflict', 409, 'Your content plan is full.');
  });
  await user.click(await screen.findByRole('button', { name: 'Accept: rye bread' }));
  expect(await screen.findByText('Could not accept the opportunity')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept: rye bread' })).toBeVisible();
});
