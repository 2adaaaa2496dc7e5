import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { KeywordView } from './use-keyword-views.ts';

const brandId = '0199aaaa-0000-7000-8000-00000000000a';
const createdAt = '2026-11-20T10:00:00.000Z';
const brand: KeywordView = {
  id: brandId,
  name: 'Brand',
  query: { tag: 'brand', sortBy: 'rank_absolute', sortOrder: 'asc' },
  createdAt,
};
const brandSearch = { section: 'keywords', tag: 'brand', sort: 'rank_absolute', order: 'asc', view: brandId };
const brandPath = `&tag=brand&sort=rank_absolute&order=asc&view=${brandId}`;

function renderViews(path = '', views: KeywordView[] = [brand]) {
  const asked: unknown[] = [];
  const app = renderApp({
    path: `/dashboard?section=keywords${path}`,
    procedures: {
      ...shellProcedures,
      'keywords.list': (input: unknown) => {
        asked.push(input);
        return makeKeywordList([makeKeyword('rye bread', { tags: ['brand'] })]);
      },
      'keywords.listTags': () => ({ data: [{ tag: 'brand', count: 1234 }], total: 1 }),
      'keywordViews.list': () => views,
      'keywordViews.create': ({ name, query }: Pick<KeywordView, 'name' | 'query'>) => {
        if (views.some((view) => view.name === name)) throw new ApiFailure('conflict', 409, 'Taken.');
        const view = { id: '0199aaaa-0000-7000-8000-00000000000b', name, query, createdAt };
        views.push(view);
        return view;
      },
      'keywordViews.delete': ({ viewId }: { viewId: string }) => {
        views.splice(
          views.findIndex(({ id }) => id === viewId),
          1,
        );
      },
    },
  });
  return { ...app, views, asked };
}

describe('the filter by tag', () => {
  it('is in the URL and the count, and Clear removes it', async () => {
    const { user, router, asked } = renderViews('', []);
    await user.selectOptions(await screen.findByLabelText('Tag'), await screen.findByText('brand (1,234)'));
    expect(await screen.findByText('1 keyword with the tag “brand”')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ tag: 'brand' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
  });
});

describe('saved views', () => {
  it('write their filters and sort into the URL, and show when these were changed', async () => {
    const { user, router } = renderViews('&search=old&page=3');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Brand' }));
    await waitFor(() => expect(router.state.location.search).toEqual(brandSearch));
    expect(await screen.findByRole('button', { name: 'View: Brand' })).toBeVisible();
    expect(screen.queryByText('Modified')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Intent'), 'Commercial');
    expect(await screen.findByText('Modified')).toBeVisible();
  });

  it('appear as tabs beside the built-in lists: the first four, and the current one', async () => {
    const view = (place: number): KeywordView => ({
      id: `0199aaaa-0000-7000-8000-00000000001${place}`,
      name: `View ${place}`,
      query: { tag: `tag${place}` },
      createdAt,
    });
    const views = [1, 2, 3, 4, 5, 6].map(view);
    const { user, router } = renderViews(`&tag=tag6&view=${views[5]?.id}`, views);
    const tabs = within(await screen.findByRole('group', { name: 'Lists of keywords' }));
    expect(await tabs.findByRole('button', { name: 'View 6' })).toHaveAttribute('aria-pressed', 'true');
    const names = tabs.getAllByRole('button').map((tab) => tab.textContent);
    expect(names.slice(5)).toEqual(['View 1', 'View 2', 'View 3', 'View 4', 'View 6']);
    await user.click(tabs.getByRole('button', { name: 'View 2' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'keywords', tag: 'tag2', view: views[1]?.id }),
    );
    await user.click(tabs.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
  });

  it('are saved under a name, which is requested again if it is taken', async () => {
    const { user, router, views } = renderViews('&volume=1000');
    await user.click(await screen.findByRole('button', { name: 'Views' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as new view…' }));
    const name = await screen.findByLabelText('Name');
    await user.type(name, 'Brand');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Taken.')).toBeVisible();
    await user.type(name, ' volume{Enter}');
    expect(await screen.findByRole('button', { name: 'View: Brand volume' })).toBeInTheDocument();
    expect(router.state.location.search).toMatchObject({ volume: 1000, view: views[1]?.id });
    expect(views[1]?.query).toEqual({ minSearchVolume: 1000 });
  });

  it('are restored when a deletion is undone', async () => {
    const { user, router, views } = renderViews(brandPath);
    await user.click(await screen.findByRole('button', { name: 'View: Brand' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete “Brand”' }));
    expect(await screen.findByText('Deleted the view “Brand”')).toBeVisible();
    expect(router.state.location.search).not.toHaveProperty('view');
    expect(views).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(views).toMatchObject([{ name: 'Brand', query: brand.query }]));
  });
});

describe('the built-in lists', () => {
  it('filter by rank in one click, and reset in one click', async () => {
    const { user, router, asked } = renderViews('&tag=brand', []);
    await user.click(await screen.findByText('Quick wins'));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        section: 'keywords',
        ranks: 'quick_wins',
        sort: 'gain',
      }),
    );
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ rankBucket: 'quick_wins', sortBy: 'gain' }));
    expect(screen.getByText('Quick wins').closest('button')).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('1 keyword with a rank of 4 to 20')).toBeVisible();
    await user.click(screen.getByText('Falling'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ rankBucket: 'down', sortBy: 'gain' }));
    expect(await screen.findByText('1 keyword with a rank worse than in the report before')).toBeVisible();
    await user.click(screen.getByText('Not checked yet', { selector: 'fieldset *' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ rankBucket: 'not_checked' }));
    await user.click(screen.getByText('All', { selector: 'fieldset *' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
  });
});
