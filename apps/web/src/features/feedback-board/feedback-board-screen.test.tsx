import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { createFakeBoard, makeFeedback } from '../../../testing/feedback-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './feedback-board-screen.tsx';

const path = '/dashboard?section=feedback-board';
const many = (count: number) => Array.from({ length: count }, (_, index) => makeFeedback(`n${index + 1}`));
const threeKinds = () => [
  makeFeedback('wish'),
  makeFeedback('bug', { category: 'bug_reports', status: 'planned' }),
  makeFeedback('ours', { workspaceId: 'w1' }),
];

function renderBoard(items = threeKinds(), { search = '', procedures = {} as FakeProcedures } = {}) {
  const fake = createFakeBoard(items);
  const app = renderApp({
    path: `${path}${search}`,
    procedures: { ...shellProcedures, ...fake.procedures, ...procedures },
  });
  return { ...app, board: fake.board };
}

const list = () => screen.findByRole('list', { name: 'Feedback' });
const titles = async () =>
  within(await list())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const searchOf = ({ router }: ReturnType<typeof renderBoard>) => router.state.location.search;

describe('the list', () => {
  it('shows an item with title, description, category, status, author, date, votes and comments', async () => {
    renderBoard([makeFeedback('wish', { upvotesCount: 1234, commentsCount: 1, status: 'in_progress' })]);
    const card = await screen.findByRole('article', { name: 'Title of wish' });
    expect(within(card).getByText('What wish is about, in some words.')).toBeVisible();
    expect(within(card).getByText('Feature requests')).toBeVisible();
    expect(within(card).getByText('In progress')).toHaveAttribute('data-tone', 'medium');
    expect(within(card).getByText('Grace')).toBeVisible();
    expect(within(card).getByText('Nov 2, 2026')).toBeVisible();
    expect(within(card).getByRole('button', { name: /1,234 votes/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(within(card).getByRole('link', { name: '1 comment' })).toBeVisible();
    expect(screen.getByText('1 post')).toBeVisible();
  });

  it.each([
    ['under_review', 'Under review', 'neutral'],
    ['planned', 'Planned', 'medium'],
    ['completed', 'Completed', 'good'],
    ['rejected', 'Rejected', 'weak'],
    ['on_hold', 'On hold', 'neutral'],
  ])('shows the status %s as %s, with the tone %s', async (status, label, tone) => {
    renderBoard([makeFeedback('wish', { status: status as 'planned' })]);
    const card = await screen.findByRole('article', { name: 'Title of wish' });
    expect(within(card).getByText(label)).toHaveAttribute('data-tone', tone);
  });

  it('counts all items and each category, and filters by category', async () => {
    const app = renderBoard();
    expect(await screen.findByRole('button', { name: 'All feedback 3' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Improvements 0' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Bug reports 1' }));
    await waitFor(() =>
      expect(searchOf(app)).toEqual({ section: 'feedback-board', category: 'bug_reports' }),
    );
    expect(await screen.findByText('1 post in bug reports')).toBeVisible();
    expect(await titles()).toEqual(['Title of bug']);
    app.router.history.back();
    expect(await screen.findByText('3 posts')).toBeVisible();
  });

  it('takes filters, sort and page from the URL', async () => {
    const { board } = renderBoard(many(12), {
      search: '&sort=most_upvoted&status=under_review&page=2&search=n1',
    });
    await screen.findByText(/with “n1”/);
    expect(board.asked.at(-1)).toEqual({
      page: 2,
      limit: 10,
      sort: 'most_upvoted',
      status: 'under_review',
      search: 'n1',
    });
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('most_upvoted');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('under_review');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('n1');
  });

  it('treats invalid values in the URL as absent', async () => {
    const { board } = renderBoard(many(2), {
      search: '&sort=best&status=x&category=all&page=-1&ours=7',
    });
    expect(await screen.findByText('2 posts')).toBeVisible();
    expect(board.asked.at(-1)).toEqual({ page: 1, limit: 10, sort: 'recent' });
  });

  it('writes status and sort into the URL, without the defaults', async () => {
    const app = renderBoard();
    await list();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Planned');
    expect(await screen.findByText('1 post planned')).toBeVisible();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
    await waitFor(() =>
      expect(searchOf(app)).toEqual({ section: 'feedback-board', status: 'planned', sort: 'oldest' }),
    );
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most recent');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status');
    await waitFor(() => expect(searchOf(app)).toEqual({ section: 'feedback-board' }));
  });

  it('searches once typing pauses, and Back returns to the list before the search', async () => {
    const app = renderBoard();
    await list();
    await app.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'bug');
    expect(await screen.findByText('1 post with “bug”')).toBeVisible();
    expect(app.board.asked.map(({ search }) => search)).toEqual([undefined, 'bug']);
    app.router.history.back();
    expect(await screen.findByText('3 posts')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  it('filters by the selected workspace', async () => {
    const app = renderBoard();
    await app.user.click(await screen.findByRole('switch', { name: 'Only from my workspace' }));
    expect(await screen.findByText('1 post from your workspace')).toBeVisible();
    expect(app.board.asked.at(-1)).toMatchObject({ workspaceId: 'w1' });
    expect(await titles()).toEqual(['Title of ours']);
  });

  it('shows ten items per page, and the next page through the URL', async () => {
    const app = renderBoard(many(12));
    expect(await titles()).toHaveLength(10);
    await app.user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(async () => expect(await titles()).toEqual(['Title of n11', 'Title of n12']));
    expect(searchOf(app)).toEqual({ section: 'feedback-board', page: 2 });
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
    await waitFor(() => expect(searchOf(app)).toEqual({ section: 'feedback-board', sort: 'oldest' }));
  });

  it('truncates a long description and shows the rest on demand', async () => {
    Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, value: 100 });
    try {
      const { user } = renderBoard([makeFeedback('wish')]);
      const more = await screen.findByRole('button', { name: 'Show more of “Title of wish”' });
      expect(more).toHaveAttribute('aria-expanded', 'false');
      await user.click(more);
      const less = screen.getByRole('button', { name: 'Show less of “Title of wish”' });
      expect(less).toHaveAttribute('aria-expanded', 'true');
      expect(screen.getByText('What wish is about, in some words.')).not.toHaveAttribute('data-clamped');
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');
    }
  });
});

describe('the states of the list', () => {
  it('offers to share feedback on an empty board', async () => {
    const { user, router } = renderBoard([]);
    await screen.findByRole('heading', { name: 'No feedback yet. Be the first to share your thoughts!' });
    await user.click(screen.getAllByRole('button', { name: 'Share feedback' }).at(-1) as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ share: 1 }));
    expect(await screen.findByRole('dialog', { name: 'Share feedback' })).toBeVisible();
  });

  it('clears filters without matches', async () => {
    const app = renderBoard(threeKinds(), { search: '&status=rejected&sort=oldest' });
    await screen.findByRole('heading', { name: 'No feedback found matching your criteria.' });
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await titles()).toHaveLength(3);
    expect(searchOf(app)).toEqual({ section: 'feedback-board', sort: 'oldest' });
  });

  it('links a page past the end to the first page', async () => {
    const { user } = renderBoard(many(3), { search: '&page=9' });
    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    expect(await titles()).toHaveLength(3);
  });

  it('reports a failure and offers a retry', async () => {
    let isBroken = true;
    const fake = createFakeBoard(many(2));
    const { user } = renderBoard(many(2), {
      procedures: {
        'feedback.list': (input: never) => {
          if (isBroken) throw new ApiFailure('forbidden', 403, 'The board is closed.');
          return fake.procedures['feedback.list']?.(input);
        },
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch feedback');
    expect(alert).toHaveTextContent('The board is closed.');
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await titles()).toHaveLength(2);
  });

  it('shows a skeleton while it loads', async () => {
    renderBoard([], { procedures: { 'feedback.list': () => new Promise(() => {}) } });
    expect(await screen.findByRole('list', { name: 'Loading feedback' })).toBeInTheDocument();
  });

  it('reports counts that fail to load, and keeps the list', async () => {
    let isBroken = true;
    const { user } = renderBoard(many(1), {
      procedures: {
        'feedback.listCategories': () => {
          if (isBroken) throw new ApiFailure('forbidden', 403, 'No');
          return [{ category: 'feature_requests', count: 1 }];
        },
      },
    });
    expect(await screen.findByText('Could not load the counts.')).toBeVisible();
    expect(await titles()).toHaveLength(1);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'All feedback 1' })).toBeVisible();
  });
});

describe('outside the list', () => {
  it('shows the guidelines', async () => {
    renderBoard();
    const guidelines = await screen.findByRole('region', { name: 'Community guidelines' });
    expect(within(guidelines).getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  it('switches off mail about status changes, and restores the switch if that fails', async () => {
    const notices = { isOn: true, isBroken: false };
    const { user } = renderBoard(many(1), {
      procedures: {
        'feedback.getNotices': () => ({ isOn: notices.isOn }),
        'feedback.setNotices': ({ isOn }: { isOn: boolean }) => {
          if (notices.isBroken) throw new ApiFailure('internal', 500, 'Oops');
          notices.isOn = isOn;
          return { isOn };
        },
      },
    });
    const find = () => screen.findByRole('switch', { name: /^E-mail me when the status changes/ });
    expect(await find()).toBeChecked();
    await user.click(await find());
    await waitFor(() => expect(notices.isOn).toBe(false));
    expect(await find()).not.toBeChecked();
    notices.isBroken = true;
    await user.click(await find());
    expect(await screen.findByText('Could not save the setting. Please try again.')).toBeVisible();
    expect(await find()).not.toBeChecked();
  });
});
