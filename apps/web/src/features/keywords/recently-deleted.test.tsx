import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

/** Renders the screen over deleted keywords, ten per page. */
function renderDeleted(texts: string[], { path = '', procedures = {} as FakeProcedures } = {}) {
  const left = [...texts];
  const app = renderApp({
    path: `/dashboard?section=keywords${path}`,
    procedures: {
      ...shellProcedures,
      'keywords.list': () => makeKeywordList([makeKeyword('rye bread')]),
      'keywords.listDeleted': ({ page }: { page: number }) => ({
        data: left.slice((page - 1) * 10, page * 10).map((text) => ({
          id: text,
          keywordText: text,
          searchVolume: text === 'unknown' ? null : 12_100,
          deletedAt: new Date().toISOString(),
        })),
        pagination: { page, limit: 10, total: left.length, pages: Math.ceil(left.length / 10) },
      }),
      'keywords.restore': ({ keywordIds }: { keywordIds: string[] }) => {
        for (const id of keywordIds) left.splice(left.indexOf(id), 1);
        return { count: keywordIds.length, keywordIds };
      },
      ...procedures,
    },
  });
  return { ...app, left };
}

const open = async ({ user }: ReturnType<typeof renderDeleted>) => {
  await user.click(await screen.findByRole('button', { name: 'Recently deleted' }));
  return screen.findByRole('dialog', { name: 'Recently deleted' });
};

it('shows deleted keywords and restores one, keeping the focus in the dialog', async () => {
  const app = renderDeleted(['spelt', 'unknown']);
  const dialog = await open(app);
  expect(app.router.state.location.search).toEqual({ section: 'keywords', deleted: 1 });
  expect(await within(dialog).findByText('12.1K searches a month · deleted today')).toBeVisible();
  expect(within(dialog).getByText('deleted today')).toBeVisible();
  await app.user.click(within(dialog).getByRole('button', { name: 'Restore "spelt"' }));
  expect(await screen.findByText('Restored 1 keyword')).toBeVisible();
  await waitFor(() => expect(within(dialog).queryByText('spelt')).toBeNull());
  expect(within(dialog).getByText('1 keyword')).toHaveFocus();
  await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ section: 'keywords' }));
});

it('pages, and restores a whole page in one click', async () => {
  const app = renderDeleted(Array.from({ length: 12 }, (_, index) => `word ${index + 1}`));
  const dialog = await open(app);
  await app.user.click(await within(dialog).findByRole('button', { name: 'Next page' }));
  expect(await within(dialog).findByText('word 11')).toBeVisible();
  expect(app.router.state.location.search).toEqual({ section: 'keywords', deleted: 2 });
  await app.user.click(within(dialog).getByRole('button', { name: 'Restore these 2' }));
  await waitFor(() => expect(app.left).toHaveLength(10));
  expect(await within(dialog).findByText('word 1')).toBeVisible();
});

it('reports that nothing was deleted', async () => {
  renderDeleted([], { path: '&deleted=1' });
  const dialog = await screen.findByRole('dialog', { name: 'Recently deleted' });
  expect(await within(dialog).findByText('No keywords deleted in the last 30 days.')).toBeVisible();
});

it('offers a retry after a failure', async () => {
  const fail = () => {
    throw new ApiFailure('internal', 500, 'The list is broken.');
  };
  renderDeleted([], { path: '&deleted=1', procedures: { 'keywords.listDeleted': fail } });
  expect(await screen.findByText('Failed to load deleted keywords')).toBeVisible();
  expect(screen.getByText('The list is broken.')).toBeVisible();
});
