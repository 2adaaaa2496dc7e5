import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

interface TagInput {
  keywordIds: string[];
  action: 'add' | 'remove';
  tag: string;
}

const texts = ['rye', 'spelt', 'brioche'];

/** Opens the dialog for the first two of three keywords; the first one has the tag "spring". */
async function openDialog(procedures: FakeProcedures = {}) {
  const tagged = new Set(['rye']);
  const app = renderApp({
    path: '/dashboard?section=keywords&selected=1-2',
    procedures: {
      ...shellProcedures,
      'keywords.list': () =>
        makeKeywordList(
          texts.map((text, index) =>
            makeKeyword(text, { id: String(index + 1), tags: tagged.has(text) ? ['spring'] : [] }),
          ),
        ),
      'keywords.listTags': () => ({ data: [{ tag: 'spring', count: tagged.size }], total: 1 }),
      'keywords.tagMany': ({ keywordIds, action }: TagInput) => {
        const changed = keywordIds.filter((id) => {
          const text = texts[Number(id) - 1] ?? '';
          const isChanged = tagged.has(text) !== (action === 'add');
          if (isChanged && action === 'add') tagged.add(text);
          if (isChanged && action === 'remove') tagged.delete(text);
          return isChanged;
        });
        return { keywordIds: changed, unchanged: keywordIds.length - changed.length, full: 0 };
      },
      ...procedures,
    },
  });
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await app.user.click(bar.getByText('Tag'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 keywords' }));
  const field = dialog.getByRole('combobox', { name: 'Tag' });
  const typeTag = async (tag: string) => {
    await app.user.click(field);
    await app.user.paste(tag);
  };
  return { ...app, dialog, field, tagged, typeTag };
}

it('adds a tag to the selected, keeps them selected, and undoes only its changes', async () => {
  const { user, tagged, typeTag, router } = await openDialog();
  await typeTag(' Spring ');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Added “spring” to 1 keyword. 1 had it already.')).toBeVisible();
  expect([...tagged]).toEqual(['rye', 'spelt']);
  expect(router.state.location.search).toMatchObject({ selected: '1-2' });
  await user.click(screen.getByText('Undo'));
  expect(await screen.findByText('Removed “spring” from 1 keyword.')).toBeVisible();
  expect([...tagged]).toEqual(['rye']);
});

it('removes a tag from the selected', async () => {
  const { user, dialog, tagged, typeTag } = await openDialog();
  await typeTag('spring');
  await user.click(dialog.getByText('Remove tag'));
  expect(await screen.findByText('Removed “spring” from 1 keyword. 1 did not have it.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tagged.size).toBe(0);
});

it('rejects an invalid tag, and keeps the tag when the server fails', async () => {
  const { dialog, field, typeTag, user } = await openDialog({
    'keywords.tagMany': () => {
      throw new ApiFailure('internal', 500, 'An internal error has occurred');
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Add tag' }));
  expect(await dialog.findByText('Tag is required')).toBeVisible();
  await typeTag('spring');
  await user.click(dialog.getByRole('button', { name: 'Add tag' }));
  expect(await dialog.findByText('Failed to change the tag: An internal error has occurred')).toBeVisible();
  expect(field).toHaveValue('spring');
});
