import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

/** Renders the keywords screen over a list in memory that the procedures can change. */
function renderKeywords(texts: string[], procedures: (tracked: string[]) => FakeProcedures) {
  const tracked = [...texts];
  const app = renderApp({
    path: '/dashboard?section=keywords',
    procedures: {
      ...shellProcedures,
      'keywords.list': () => makeKeywordList(tracked.map((text) => makeKeyword(text))),
      ...procedures(tracked),
    },
  });
  return { ...app, tracked };
}

describe('deleting a keyword', () => {
  const remove = (tracked: string[]) => ({
    'keywords.deleteMany': ({ keywordIds }: { keywordIds: string[] }) => {
      for (const id of keywordIds) tracked.splice(tracked.indexOf(id), 1);
      return { count: keywordIds.length, keywordIds };
    },
  });

  it('asks first, and Cancel keeps the keyword', async () => {
    const { user, tracked } = renderKeywords(['rye bread', 'spelt'], remove);
    await user.click(await screen.findByRole('button', { name: 'Delete "rye bread"' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete keyword' });
    expect(within(dialog).getByText('Are you sure you want to delete "rye bread"?')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tracked).toEqual(['rye bread', 'spelt']);
  });

  it('removes the keyword before the server has responded', async () => {
    const { user } = renderKeywords(['rye bread', 'spelt'], () => ({
      'keywords.deleteMany': () => new Promise(() => {}),
    }));
    await user.click(await screen.findByRole('button', { name: 'Delete "rye bread"' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'rye bread' })).toBeNull());
    expect(screen.getByText('1 keyword')).toBeVisible();
  });

  it('restores the keyword when the deletion fails', async () => {
    const { user } = renderKeywords(['rye bread', 'spelt'], () => ({
      'keywords.deleteMany': () => {
        throw new ApiFailure('internal', 500, 'An internal error has occurred');
      },
    }));
    await user.click(await screen.findByRole('button', { name: 'Delete "rye bread"' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete keyword')).toBeVisible();
    expect(await screen.findByText('rye bread')).toBeInTheDocument();
    expect(await screen.findByText('2 keywords')).toBeInTheDocument();
  });

  it('offers undo, which restores the same keyword', async () => {
    const { user, tracked } = renderKeywords(['rye bread', 'spelt'], (list) => ({
      ...remove(list),
      'keywords.restore': ({ domainId, keywordIds }: { domainId: string; keywordIds: string[] }) => {
        expect(domainId).toBe('d1');
        list.push(...keywordIds);
        return { count: keywordIds.length, keywordIds };
      },
    }));
    await user.click(await screen.findByRole('button', { name: 'Delete "rye bread"' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tracked).toEqual(['spelt', 'rye bread']));
    expect(await screen.findByText('Restored 1 keyword')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'rye bread', hidden: true })).toBeInTheDocument();
  });
});
