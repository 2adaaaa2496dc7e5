import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

interface Input {
  keywordIds: string[];
  page?: number;
  search?: string;
}

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

const pageSize = 4;

/** Renders keywords with the ids 1 to 9, four per page. */
function renderList({ path = '', procedures = {} as FakeProcedures } = {}) {
  const deleted: string[][] = [];
  const tracked = new Set(ids(1, 9));
  const app = renderApp({
    path: `/dashboard?section=keywords${path}`,
    procedures: {
      ...shellProcedures,
      'keywords.list': ({ page = 1 }: Input) => {
        const shown = [...tracked].slice((page - 1) * pageSize, page * pageSize);
        const keywords = shown.map((id) => makeKeyword(`word ${id}`, { id }));
        const pages = Math.ceil(tracked.size / pageSize);
        const pagination = { page, limit: pageSize, total: tracked.size, pages };
        return { ...makeKeywordList(keywords), pagination };
      },
      'keywords.listMatching': () => ({ keywordIds: [...tracked] }),
      'keywords.deleteMany': ({ keywordIds }: Input) => {
        deleted.push(keywordIds);
        for (const id of keywordIds) tracked.delete(id);
        return { count: keywordIds.length, keywordIds };
      },
      'keywords.restore': ({ keywordIds }: Input) => {
        for (const id of keywordIds) tracked.add(id);
        return { count: keywordIds.length, keywordIds };
      },
      ...procedures,
    },
  });
  const selected = () => (app.router.state.location.search as { selected?: string }).selected;
  return { ...app, deleted, tracked, selected };
}

const box = (number: number) => screen.findByRole('checkbox', { name: `Select "word ${number}"` });
const pageBox = () => screen.findByRole('checkbox', { name: 'Select all on this page' });
const bar = () => screen.findByRole('region', { name: 'Selection' });

describe('selecting keywords', () => {
  it('writes the selection into the URL and counts it', async () => {
    const { user, selected } = renderList();
    await user.click(await box(3));
    (await box(1)).focus();
    await user.keyboard(' ');
    await waitFor(() => expect(selected()).toBe('3-1'));
    expect(await box(3)).toBeChecked();
    expect(within(await bar()).getByText('2 keywords selected')).toBeVisible();
    expect(await pageBox()).toHaveProperty('indeterminate', true);
    await user.click(await box(3));
    await user.click(await box(1));
    await waitFor(() => expect(selected()).toBeUndefined());
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  it('keeps both of two keywords selected before the first is on screen', async () => {
    const { selected } = renderList();
    const boxes = await Promise.all([3, 1].map(box));
    act(() => {
      for (const one of boxes) one.click();
    });
    await waitFor(() => expect(selected()).toBe('3-1'));
  });

  it('selects a range with Shift, and deselects one', async () => {
    const { user, selected } = renderList();
    await user.click(await box(4));
    await user.keyboard('{Shift>}');
    await user.click(await box(2));
    await waitFor(() => expect(selected()).toBe('4-2-3'));
    await user.keyboard('{/Shift}');
    await user.click(await box(3));
    await waitFor(() => expect(selected()).toBe('4-2'));
  });

  it('keeps the selection of other pages, and offers all matches', async () => {
    const { user, selected } = renderList({ path: '&selected=9' });
    await user.click(await pageBox());
    expect(await screen.findByText('5 keywords selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select all 9' }));
    await waitFor(() => expect(selected()).toBe('all'));
    expect(screen.getByText('9 keywords selected')).toBeVisible();
    await user.click(await box(2));
    await waitFor(() => expect(selected()?.split('-')).toHaveLength(3));
    expect(await box(2)).not.toBeChecked();
  });

  it('is cleared by Escape, by its button, and by other filters', async () => {
    const { user, selected } = renderList({ path: '&selected=1-2' });
    (await box(1)).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(selected()).toBeUndefined());
    expect(await box(1)).toHaveFocus();
    await user.click(await box(2));
    await user.click(within(await bar()).getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(selected()).toBeUndefined());
    await user.click(await box(2));
    await waitFor(() => expect(selected()).toBe('2'));
    await user.selectOptions(screen.getByLabelText('Intent'), 'Transactional');
    await waitFor(() => expect(selected()).toBeUndefined());
  });

  it('ignores invalid values in the URL', async () => {
    renderList({ path: '&selected=everything&deleted=x' });
    expect(await box(1)).not.toBeChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('deleting the selection', () => {
  const confirm = async (user: ReturnType<typeof renderList>['user'], question: string) => {
    await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(question)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  it('asks, deletes immediately, and undo restores the same keywords', async () => {
    const { user, deleted, tracked, selected } = renderList({ path: '&selected=1-2-9' });
    await confirm(user, 'Are you sure you want to delete 3 keywords?');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select "word 1"' })).toBeNull());
    expect(deleted).toEqual([['1', '2', '9']]);
    expect(selected()).toBeUndefined();
    await waitFor(() => expect(screen.getByText('6 keywords')).toHaveFocus());
    expect(await screen.findByText('Deleted 3 keywords')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored 3 keywords')).toBeVisible();
    expect(tracked.size).toBe(9);
  });

  it('names a single keyword in the question', async () => {
    const { user, deleted } = renderList({ path: '&selected=3' });
    await confirm(user, 'Are you sure you want to delete "word 3"?');
    await waitFor(() => expect(deleted).toEqual([['3']]));
  });

  it('deletes all matches, including other pages', async () => {
    const { user, deleted } = renderList({ path: '&selected=all&page=3' });
    await confirm(user, 'Are you sure you want to delete 9 keywords?');
    expect(await screen.findByText('No keywords yet')).toBeVisible();
    expect(deleted).toEqual([ids(1, 9)]);
  });

  it('sends many in parts of 1,000', async () => {
    const { user, deleted } = renderList({
      path: '&selected=all',
      procedures: { 'keywords.listMatching': () => ({ keywordIds: ids(1, 2_500) }) },
    });
    await confirm(user, 'Are you sure you want to delete 2,500 keywords?');
    await waitFor(() => expect(deleted.map((part) => part.length)).toEqual([1_000, 1_000, 500]));
    expect(await screen.findByText('Deleted 2,500 keywords')).toBeVisible();
  });

  it('returns to the last page when the page is emptied', async () => {
    const { user, router } = renderList({ path: '&page=3&selected=9' });
    await confirm(user, 'Are you sure you want to delete "word 9"?');
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords', page: 2 }));
    expect(await box(8)).toBeVisible();
  });

  it('restores everything when it fails', async () => {
    const fail = () => {
      throw new ApiFailure('internal', 500, 'An internal error has occurred');
    };
    const { user } = renderList({ path: '&selected=1-2', procedures: { 'keywords.deleteMany': fail } });
    await confirm(user, 'Are you sure you want to delete 2 keywords?');
    expect(await screen.findByText('Failed to delete keywords')).toBeVisible();
    expect(await box(1)).toBeInTheDocument();
    expect(screen.queryByText('Deleted 2 keywords')).toBeNull();
  });

  it('asks nothing when the matching keywords fail to load', async () => {
    const fail = () => {
      throw new ApiFailure('internal', 500, 'An internal error has occurred');
    };
    const { user } = renderList({ path: '&selected=all', procedures: { 'keywords.listMatching': fail } });
    await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Could not load the selected keywords. Try again.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
