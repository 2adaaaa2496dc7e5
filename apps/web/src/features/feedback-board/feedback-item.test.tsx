import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { createFakeBoard, makeComment, makeFeedback } from '../../../testing/feedback-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './feedback-board-screen.tsx';

const wish = makeFeedback('wish', { commentsCount: 1 });
const own = makeFeedback('own', { isOwn: true });
const admin = { fullName: 'Ada', email: 'ada@keydence.example', role: 'admin', profilePictureUrl: null };

function renderItems(search = '', procedures: FakeProcedures = {}, items = [wish, own]) {
  const fake = createFakeBoard(items, [makeComment('first')]);
  const app = renderApp({
    path: `/dashboard?section=feedback-board${search}`,
    procedures: { ...shellProcedures, ...fake.procedures, ...procedures },
  });
  return { ...app, board: fake.board };
}

/** The item is in the list and in the drawer; this opens the menu in the drawer. */
const openMenu = async ({ user }: ReturnType<typeof renderItems>, title: string) => {
  const buttons = await screen.findAllByRole('button', { name: `More actions for “${title}”` });
  await user.click(buttons.at(-1) as HTMLElement);
};
const choose = async ({ user }: ReturnType<typeof renderItems>, name: string) =>
  user.click(await screen.findByRole('menuitem', { name }));

describe('the link of an item', () => {
  it('opens it with its comments; closing it keeps the filters', async () => {
    const { user, router } = renderItems('&category=feature_requests');
    await user.click(await screen.findByRole('link', { name: 'Title of wish' }));
    const drawer = await screen.findByRole('dialog', { name: 'Title of wish' });
    expect(await within(drawer).findByText('Words of first')).toBeVisible();
    expect(router.state.location.search).toEqual({
      section: 'feedback-board',
      category: 'feature_requests',
      item: 'wish',
    });
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        section: 'feedback-board',
        category: 'feature_requests',
      }),
    );
  });

  it('opens an item that the list does not show', async () => {
    renderItems('&item=wish&category=bug_reports');
    expect(await screen.findByRole('dialog', { name: 'Title of wish' })).toBeVisible();
  });

  it('reports an unknown item, and links back', async () => {
    const { user } = renderItems('&item=nobody');
    expect(await screen.findByRole('heading', { name: 'This feedback is no longer here.' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the board' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('article', { name: 'Title of wish' })).toBeVisible();
  });

  it('opens the target of a merged item', async () => {
    const merged = makeFeedback('merged', { mergedIntoId: 'wish' });
    renderItems('&item=merged', {}, [wish, merged]);
    const drawer = await screen.findByRole('dialog', { name: 'Title of wish' });
    expect(
      within(drawer).getByText(
        '“Title of merged” was merged into this feedback, with its votes and comments.',
      ),
    ).toBeVisible();
    expect(await within(drawer).findByText('Words of first')).toBeVisible();
  });

  it('offers a retry if it fails to load', async () => {
    let isBroken = true;
    const { user } = renderItems('&item=wish&status=rejected', {
      'feedback.get': () => {
        if (isBroken) throw new ApiFailure('forbidden', 403, 'Closed');
        return wish;
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch feedback');
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('dialog', { name: 'Title of wish' })).toBeVisible();
  });

  it('can be copied', async () => {
    const app = renderItems();
    await openMenu(app, 'Title of wish');
    await choose(app, 'Copy link');
    expect(await screen.findByText('The link is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/dashboard?section=feedback-board&item=wish`,
    );
  });
});

describe("a user's own item", () => {
  it('can be edited', async () => {
    const app = renderItems();
    await openMenu(app, 'Title of own');
    await choose(app, 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit feedback' });
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    await app.user.clear(title);
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Title is required')).toBeVisible();
    await app.user.type(title, 'A better title');
    await app.user.click(within(dialog).getByRole('radio', { name: 'Bug reports' }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your feedback is changed.')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'A better title' })).toBeVisible();
    expect(app.board.items[1]).toMatchObject({ title: 'A better title', category: 'bug_reports' });
  });

  it('keeps the typed text when saving fails', async () => {
    const app = renderItems('', {
      'feedback.update': () => {
        throw new ApiFailure('internal', 500, 'Oops');
      },
    });
    await openMenu(app, 'Title of own');
    await choose(app, 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit feedback' });
    await app.user.type(within(dialog).getByRole('textbox', { name: 'Title' }), ' and more');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Could not save your changes. Please try again.')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue('Title of own and more');
  });

  it('is deleted after a confirmation, and not after a cancel', async () => {
    const app = renderItems('&item=own');
    await openMenu(app, 'Title of own');
    await choose(app, 'Delete');
    const question = await screen.findByRole('dialog', { name: 'Delete feedback' });
    expect(question).toHaveTextContent('Are you sure you want to delete “Title of own”?');
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete feedback' })).toBeNull());
    expect(app.board.items).toHaveLength(2);
    await openMenu(app, 'Title of own');
    await choose(app, 'Delete');
    const again = await screen.findByRole('dialog', { name: 'Delete feedback' });
    await app.user.click(within(again).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Title of own” is deleted.')).toBeVisible();
    await waitFor(() => expect(app.router.state.location.search).toEqual({ section: 'feedback-board' }));
    expect(await screen.findByText('1 post')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Title of own' })).toBeNull();
  });

  it('stays when its deletion fails', async () => {
    const app = renderItems('', {
      'feedback.delete': () => {
        throw new ApiFailure('internal', 500, 'Oops');
      },
    });
    await openMenu(app, 'Title of own');
    await choose(app, 'Delete');
    const question = await screen.findByRole('dialog', { name: 'Delete feedback' });
    await app.user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(
      await within(question).findByText('Could not delete the feedback. Please try again.'),
    ).toBeVisible();
  });
});

describe("other users' items", () => {
  it('can be neither edited nor deleted', async () => {
    const app = renderItems();
    await openMenu(app, 'Title of wish');
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('menuitemradio')).toBeNull();
  });

  it('get their status from an admin immediately', async () => {
    const app = renderItems('', { 'profile.get': () => admin });
    await openMenu(app, 'Title of wish');
    expect(await screen.findByRole('menuitemradio', { name: 'Under review' })).toBeChecked();
    await app.user.click(screen.getByRole('menuitemradio', { name: 'Planned' }));
    expect(await screen.findByText('“Title of wish” is now: Planned.')).toBeVisible();
    expect(app.board.items[0]).toMatchObject({ status: 'planned' });
    expect(within(screen.getByRole('article', { name: 'Title of wish' })).getByText('Planned')).toBeVisible();
  });

  it('keep their status when the server refuses the new one', async () => {
    const app = renderItems('', {
      'profile.get': () => admin,
      'feedback.update': () => {
        throw new ApiFailure('forbidden', 403, 'Not yours');
      },
    });
    await openMenu(app, 'Title of wish');
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'Rejected' }));
    expect(await screen.findByText('Could not change the status. Please try again.')).toBeVisible();
    const card = screen.getByRole('article', { name: 'Title of wish' });
    await waitFor(() => expect(within(card).getByText('Under review')).toBeVisible());
  });

  it('are merged by an admin into a found item', async () => {
    const app = renderItems('', { 'profile.get': () => admin });
    await openMenu(app, 'Title of wish');
    await choose(app, 'Merge into another…');
    const dialog = await screen.findByRole('dialog', { name: 'Merge feedback' });
    expect(within(dialog).getByRole('button', { name: 'Merge' })).toBeDisabled();
    expect(await within(dialog).findByText('Nothing else matches. Try other words.')).toBeVisible();
    await app.user.type(within(dialog).getByRole('searchbox'), 'own');
    await app.user.click(await within(dialog).findByRole('radio', { name: /Title of own/ }));
    expect(within(dialog).queryByRole('radio', { name: /Title of wish/ })).toBeNull();
    await app.user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Merged into “Title of own”.')).toBeVisible();
    expect(app.board.items[0]).toMatchObject({ mergedIntoId: 'own' });
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Title of wish' })).toBeNull());
  });

  it('stay separate when merging fails', async () => {
    const app = renderItems('', {
      'profile.get': () => admin,
      'feedback.listSimilar': () => [wish, own],
      'feedback.merge': () => {
        throw new ApiFailure('conflict', 409, 'It was merged already.');
      },
    });
    await openMenu(app, 'Title of wish');
    await choose(app, 'Merge into another…');
    const dialog = await screen.findByRole('dialog', { name: 'Merge feedback' });
    await app.user.click(await within(dialog).findByRole('radio', { name: /Title of own/ }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Merge' }));
    expect(await within(dialog).findByText('Could not merge the feedback. Please try again.')).toBeVisible();
    expect(within(dialog).getByText('It was merged already.')).toBeVisible();
  });
});
