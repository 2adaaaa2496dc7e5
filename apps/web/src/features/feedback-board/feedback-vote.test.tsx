import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { createFakeBoard, makeFeedback } from '../../../testing/feedback-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './feedback-board-screen.tsx';

const wish = makeFeedback('wish');

function renderVote(procedures: FakeProcedures = {}, item = wish) {
  const fake = createFakeBoard([item]);
  const app = renderApp({
    path: '/dashboard?section=feedback-board',
    procedures: { ...shellProcedures, ...fake.procedures, ...procedures },
  });
  return { ...app, board: fake.board };
}

const button = async () =>
  within(await screen.findByRole('article', { name: 'Title of wish' })).getByRole('button', {
    name: /Upvote/,
  });

/** Response that the test resolves by hand. */
function postpone<Value>() {
  let settle: { resolve: (value: Value) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return {
    promise,
    resolve: (value: Value) => settle?.resolve(value),
    reject: (error: Error) => settle?.reject(error),
  };
}

describe('a vote', () => {
  it('shows immediately, waits for the server, and shows its count', async () => {
    const answer = postpone<object>();
    const { user } = renderVote({ 'feedback.vote': () => answer.promise });
    await user.click(await button());
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    expect(await button()).toHaveTextContent('3');
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-disabled', 'true'));
    expect(await button()).toHaveFocus();
    answer.resolve({ userVote: 'upvote', upvotesCount: 41 });
    await waitFor(async () => expect(await button()).toHaveTextContent('41'));
    expect(await button()).not.toHaveAttribute('aria-disabled');
  });

  it('is removed by a second click', async () => {
    const { user, board } = renderVote({}, { ...wish, userVote: 'upvote' });
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    await user.click(await button());
    await waitFor(() => expect(board.items[0]).toMatchObject({ userVote: null, upvotesCount: 1 }));
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
    expect(await button()).toHaveTextContent('1');
  });

  it('never shows a negative count', async () => {
    const answer = postpone<object>();
    const { user } = renderVote(
      { 'feedback.removeVote': () => answer.promise },
      { ...wish, userVote: 'upvote', upvotesCount: 0 },
    );
    await user.click(await button());
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'false'));
    expect(await button()).toHaveTextContent(/^0/);
  });

  it('counts a double click once', async () => {
    const { user, board } = renderVote();
    await user.dblClick(await button());
    await waitFor(() => expect(board.items[0]).toMatchObject({ userVote: 'upvote', upvotesCount: 3 }));
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is sent once while its response is pending', async () => {
    const answer = postpone<object>();
    let calls = 0;
    const { user } = renderVote({
      'feedback.vote': () => {
        calls += 1;
        return answer.promise;
      },
    });
    await user.click(await button());
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Enter}{Enter}');
    answer.resolve({ userVote: 'upvote', upvotesCount: 3 });
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'));
    expect(calls).toBe(1);
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is reverted when it fails, and the list is refetched', async () => {
    const answer = postpone<object>();
    const { user, board } = renderVote({ 'feedback.vote': () => answer.promise });
    await user.click(await button());
    expect(await button()).toHaveTextContent('3');
    const asked = board.asked.length;
    answer.reject(new ApiFailure('internal', 500, 'Something went wrong'));
    expect(await screen.findByText('Failed to vote. Please try again.')).toBeVisible();
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'false'));
    expect(await button()).toHaveTextContent('2');
    await waitFor(() => expect(board.asked.length).toBeGreaterThan(asked));
  });

  it('explains the rate limit politely', async () => {
    const { user } = renderVote({
      'feedback.vote': () => {
        throw new ApiFailure('rate_limited', 429, 'Too many requests');
      },
    });
    await user.click(await button());
    expect(await screen.findByText('Failed to vote. Please try again.')).toBeVisible();
    expect(screen.getByText('Too many requests in a short time. Try again in a moment.')).toBeVisible();
  });
});
