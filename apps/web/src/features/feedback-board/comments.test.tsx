import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { createFakeBoard, makeComment, makeFeedback } from '../../../testing/feedback-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './feedback-board-screen.tsx';

const item = makeFeedback('wish', { commentsCount: 2 });
const two = () => [makeComment('hers'), makeComment('mine', { isOwn: true, authorName: 'Ada' })];

function renderComments(comments = two(), procedures: FakeProcedures = {}, search = '') {
  const fake = createFakeBoard([item], comments);
  const app = renderApp({
    path: `/dashboard?section=feedback-board&item=wish${search}`,
    procedures: { ...shellProcedures, ...fake.procedures, ...procedures },
  });
  return { ...app, board: fake.board };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Comments' })).getAllByRole('listitem');
const field = () => screen.findByRole('textbox', { name: 'Add a comment' });
const fail = () => {
  throw new ApiFailure('internal', 500, 'Oops');
};

describe('comments', () => {
  it('are shown in order, marked when edited, without deleted ones', async () => {
    renderComments([
      makeComment('a', { isEdited: true }),
      makeComment('b', { isDeleted: true }),
      makeComment('c'),
    ]);
    const [first, second, ...others] = await rows();
    expect(first).toHaveTextContent('Words of a');
    expect(first).toHaveTextContent('edited');
    expect(second).toHaveTextContent('Words of c');
    expect(second).not.toHaveTextContent('edited');
    expect(others).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
  });

  it('are replaced by a notice while there are none', async () => {
    renderComments([]);
    expect(await screen.findByText('No comments yet. Be the first to comment!')).toBeVisible();
  });

  it('show a failure to load, with a retry', async () => {
    let isBroken = true;
    const { user } = renderComments(two(), {
      'feedback.listComments': () => {
        if (isBroken) throw new ApiFailure('forbidden', 403, 'Closed');
        return two();
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load comments');
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    ['Control', '{Control>}{Enter}{/Control}'],
    ['Command', '{Meta>}{Enter}{/Meta}'],
  ])('are posted with %s plus Enter, which raises the count', async (_, keys) => {
    const app = renderComments();
    await app.user.type(await field(), '  Me too{Enter}please');
    expect(screen.getByText('13 / 1000')).toBeVisible();
    await app.user.keyboard(keys);
    expect(await screen.findByText('Your comment is posted.')).toBeVisible();
    expect(app.board.comments.at(-1)).toMatchObject({ content: 'Me too\nplease' });
    expect((await rows()).at(-1)).toHaveTextContent('Me too please');
    expect(screen.getByRole('heading', { name: 'Comments 3' })).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
  });

  it('are refused when blank', async () => {
    const app = renderComments();
    await app.user.type(await field(), '   ');
    await app.user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText('Comment is required')).toBeVisible();
    expect(app.board.comments).toHaveLength(2);
  });

  it('count up to 1000 code points, and are refused beyond', async () => {
    const app = renderComments();
    await app.user.click(await field());
    await app.user.paste('👍'.repeat(1000));
    expect(screen.getByText('1000 / 1000')).toBeVisible();
    expect(screen.queryByText('Comment must be at most 1000 characters.')).toBeNull();
    await app.user.paste('👍');
    expect(await screen.findByText('Comment must be at most 1000 characters.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(app.board.comments).toHaveLength(2);
  });

  it('keep the text when posting fails, and after the item is closed', async () => {
    const { user, router } = renderComments(two(), {
      'feedback.addComment': () => {
        throw new ApiFailure('rate_limited', 429, 'Too many requests');
      },
    });
    await user.type(await field(), 'Me too');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText('Could not post your comment. Please try again.')).toBeVisible();
    expect(screen.getByText('Too many requests in a short time. Try again in a moment.')).toBeVisible();
    expect(await field()).toHaveValue('Me too');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'feedback-board' }));
    await user.click(await screen.findByRole('link', { name: 'Title of wish' }));
    expect(await field()).toHaveValue('Me too');
  });
});

describe("a user's own comment", () => {
  const editField = () => screen.findByRole('textbox', { name: 'Edit your comment' });
  const mine = async () => (await rows())[1] as HTMLElement;

  it('is the only editable one', async () => {
    renderComments();
    const [hers, own] = await rows();
    expect(within(hers as HTMLElement).queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(within(own as HTMLElement).getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('is edited and marked as edited', async () => {
    const { user, board } = renderComments();
    await user.click(within(await mine()).getByRole('button', { name: 'Edit' }));
    expect(await editField()).toHaveFocus();
    await user.type(await editField(), ' and more');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await mine()).toHaveTextContent('Words of mine and more'));
    expect(await mine()).toHaveTextContent('edited');
    expect(board.comments[1]).toMatchObject({ content: 'Words of mine and more' });
  });

  it.each(['Escape', 'the button'])('cancels the editing with %s, and keeps the item open', async (way) => {
    const { user, board } = renderComments();
    await user.click(within(await mine()).getByRole('button', { name: 'Edit' }));
    await user.type(await editField(), ' and more');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit your comment' })).toBeNull());
    expect(await mine()).toHaveTextContent('Words of mine');
    expect(board.comments[1]).toMatchObject({ content: 'Words of mine' });
    expect(screen.getByRole('dialog', { name: 'Title of wish' })).toBeVisible();
  });

  it('reopens with the typed text when the change fails', async () => {
    const { user } = renderComments(two(), { 'feedback.updateComment': fail });
    await user.click(within(await mine()).getByRole('button', { name: 'Edit' }));
    await user.type(await editField(), ' and more');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Could not change your comment. Please try again.')).toBeVisible();
    expect(await editField()).toHaveValue('Words of mine and more');
  });

  it('is deleted after a confirmation', async () => {
    const { user, board } = renderComments();
    await user.click(within(await mine()).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete comment' });
    expect(question).toHaveTextContent('Are you sure you want to delete this comment?');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete comment' })).toBeNull());
    expect(board.comments).toHaveLength(2);
    await user.click(within(await mine()).getByRole('button', { name: 'Delete' }));
    const again = await screen.findByRole('dialog', { name: 'Delete comment' });
    await user.click(within(again).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(board.comments).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
  });

  it('is restored when its deletion fails', async () => {
    const { user } = renderComments(two(), { 'feedback.deleteComment': fail });
    await user.click(within(await mine()).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete comment' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Could not delete the comment. Please try again.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });
});

describe('the link of a comment', () => {
  it('opens its item and focuses the comment', async () => {
    renderComments(two(), {}, '&comment=mine');
    await waitFor(async () => expect((await rows())[1]).toHaveFocus());
  });

  it('reports an unknown comment', async () => {
    renderComments(two(), {}, '&comment=nobody');
    expect(await screen.findByText('The comment of this link is no longer here.')).toBeVisible();
  });

  it('can be copied', async () => {
    const { user } = renderComments();
    const [hers] = await rows();
    await user.click(
      within(hers as HTMLElement).getByRole('button', { name: 'Copy link to the comment by Grace' }),
    );
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/section=feedback-board&item=wish&comment=hers$/);
  });
});
