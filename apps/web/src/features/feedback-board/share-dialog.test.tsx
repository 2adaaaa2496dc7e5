import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { createFakeBoard, makeFeedback } from '../../../testing/feedback-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { draftStorageKey } from './feedback-draft.ts';
// Loaded before the first test, so that no test waits for it.
import './feedback-board-screen.tsx';

const dark = makeFeedback('dark', { title: 'Dark mode for reports' });

function renderForm(procedures: FakeProcedures = {}, items = [dark]) {
  const fake = createFakeBoard(items);
  const app = renderApp({
    path: '/dashboard?section=feedback-board&share=1',
    procedures: { ...shellProcedures, ...fake.procedures, ...procedures },
  });
  return { ...app, board: fake.board };
}

const dialog = () => screen.findByRole('dialog', { name: 'Share feedback' });
const titleField = () => screen.findByRole('textbox', { name: 'Title' });
const descriptionField = () => screen.findByRole('textbox', { name: 'Description' });
const submit = async ({ user }: ReturnType<typeof renderForm>) =>
  user.click(within(await dialog()).getByRole('button', { name: 'Share feedback' }));

describe('the form for new feedback', () => {
  it('reports missing input, and focuses it', async () => {
    const app = renderForm();
    await titleField();
    await submit(app);
    expect(await screen.findByText('Title is required')).toBeVisible();
    expect(screen.getByText('Description is required')).toBeVisible();
    expect(await titleField()).toHaveFocus();
    await app.user.type(await titleField(), 'Export');
    expect(screen.queryByText('Title is required')).toBeNull();
    await app.user.type(await descriptionField(), 'Too short');
    await submit(app);
    expect(await screen.findByText('Description must be at least 10 characters long')).toBeVisible();
    expect(await descriptionField()).toHaveFocus();
    expect(app.board.items).toHaveLength(1);
  });

  it('posts to the board, confirms it, and links to the item', async () => {
    const app = renderForm();
    await app.user.type(await titleField(), 'Export');
    await app.user.type(await descriptionField(), 'As a spreadsheet, please.');
    await app.user.click(screen.getByRole('radio', { name: 'Improvements' }));
    await submit(app);
    expect(await screen.findByText(/Thank you! Your feedback is on the board\./)).toBeVisible();
    expect(app.board.items[0]).toMatchObject({
      title: 'Export',
      description: 'As a spreadsheet, please.',
      category: 'improvements',
      workspaceId: 'w1',
    });
    await waitFor(() => expect(app.router.state.location.search).toEqual({ section: 'feedback-board' }));
    expect(await screen.findByRole('article', { name: 'Export' })).toBeVisible();
    expect(sessionStorage.getItem(draftStorageKey)).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Open it' }));
    expect(await screen.findByRole('dialog', { name: 'Export' })).toBeVisible();
  });

  it.each([
    ['internal', 500, 'The line is dead.', 'The line is dead. Your draft is kept.'],
    [
      'rate_limited',
      429,
      'Too many requests',
      'Too many requests in a short time. Try again in a moment. Your draft is kept.',
    ],
  ])('keeps the draft after %s', async (code, status, message, said) => {
    const app = renderForm({
      'feedback.create': () => {
        throw new ApiFailure(code, status, message);
      },
    });
    await app.user.type(await titleField(), 'Export');
    await app.user.type(await descriptionField(), 'As a spreadsheet, please.');
    await submit(app);
    expect(await screen.findByText('Failed to submit feedback. Please try again.')).toBeVisible();
    expect(screen.getByText(said)).toBeVisible();
    expect(await titleField()).toHaveValue('Export');
    expect(await descriptionField()).toHaveValue('As a spreadsheet, please.');
  });

  it('keeps the draft over a reload and a closed form, until the user starts over', async () => {
    const draft = { title: 'Export', description: 'Half a', category: 'improvements' };
    sessionStorage.setItem(draftStorageKey, JSON.stringify(draft));
    const { user } = renderForm();
    expect(await titleField()).toHaveValue('Export');
    expect(screen.getByRole('radio', { name: 'Improvements' })).toBeChecked();
    await user.type(await descriptionField(), ' thought');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Share feedback' }));
    expect(await descriptionField()).toHaveValue('Half a thought');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await titleField()).toHaveValue('');
    expect(await titleField()).toHaveFocus();
    expect(sessionStorage.getItem(draftStorageKey)).toBeNull();
  });

  it('moves the focus to the content after a link from another screen', async () => {
    const { user } = renderForm();
    await waitFor(async () => expect(await titleField()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it.each(['{', '{"title":1}'])('treats %s in the storage as no draft', async (stored) => {
    sessionStorage.setItem(draftStorageKey, stored);
    renderForm();
    expect(await titleField()).toHaveValue('');
  });
});

describe('similar items while typing', () => {
  const similar = () => screen.findByRole('list', { name: 'Is it one of these already?' });

  it('are offered for a vote instead of a second post', async () => {
    const { user, board } = renderForm();
    await user.type(await titleField(), 'dark mode');
    await user.click(within(await similar()).getByRole('button', { name: /Upvote/ }));
    await waitFor(() => expect(board.items[0]).toMatchObject({ userVote: 'upvote' }));
    await waitFor(async () =>
      expect(within(await similar()).getByRole('button', { name: /Upvote/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  });

  it('are opened with a click', async () => {
    const { user, router } = renderForm();
    await user.type(await titleField(), 'dark mode');
    await user.click(within(await similar()).getByRole('link', { name: 'Dark mode for reports' }));
    expect(await screen.findByRole('dialog', { name: 'Dark mode for reports' })).toBeVisible();
    expect(router.state.location.search).toEqual({ section: 'feedback-board', item: 'dark' });
  });

  it('are requested once typing pauses, and ignore a late response for an older title', async () => {
    const asked: string[] = [];
    let answerFirst: (items: unknown) => void = () => {};
    const { user } = renderForm({
      'feedback.listSimilar': ({ title }: { title: string }) => {
        asked.push(title);
        if (asked.length > 1) return [dark];
        return new Promise((resolve) => {
          answerFirst = resolve;
        });
      },
    });
    await user.type(await titleField(), 'stale');
    await waitFor(() => expect(asked).toEqual(['stale']));
    await user.clear(await titleField());
    await user.type(await titleField(), 'dark');
    expect(await similar()).toHaveTextContent('Dark mode for reports');
    answerFirst([makeFeedback('old', { title: 'An old answer' })]);
    await waitFor(() => expect(asked).toEqual(['stale', 'dark']));
    expect(await similar()).toHaveTextContent('Dark mode for reports');
    expect(screen.queryByText('An old answer')).toBeNull();
  });

  it('are not shown for a title of two characters', async () => {
    const { user } = renderForm();
    await user.type(await titleField(), 'dark');
    await similar();
    await user.type(await titleField(), '{Backspace}{Backspace}');
    await waitFor(() => expect(screen.queryByRole('list', { name: /Is it one/ })).toBeNull());
  });
});
