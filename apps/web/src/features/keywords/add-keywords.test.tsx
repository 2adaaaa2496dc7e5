import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

interface AddInput {
  keywords: string[];
}

const field = () => screen.getByLabelText('Keywords, one per line');

/** Opens the dialog over a list in memory; `answer` can delay or fail a part. */
async function openDialog(texts: string[], answer: (part: number) => unknown = () => {}) {
  const tracked = new Set(texts);
  const parts: number[] = [];
  const app = renderApp({
    path: '/dashboard?section=keywords',
    procedures: {
      ...shellProcedures,
      'keywords.list': () =>
        makeKeywordList(
          [...tracked].slice(0, 2).map((text) => makeKeyword(text)),
          tracked.size,
        ),
      'keywords.addMany': async ({ keywords }: AddInput) => {
        parts.push(keywords.length);
        await answer(parts.length);
        const before = tracked.size;
        for (const text of keywords) tracked.add(text);
        const created = tracked.size - before;
        return { data: [], created, skipped: keywords.length - created };
      },
    },
  });
  await app.user.click(await screen.findByText('Add keywords'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add keywords' }));
  const add = () => app.user.click(dialog.getByRole('button', { name: 'Add' }));
  const paste = (text: string) => fireEvent.change(field(), { target: { value: text } });
  return { ...app, dialog, tracked, parts, add, paste };
}

const linesOf = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`).join('\n');

it('shows what a paste adds and skips, adds it, and reports the number of new keywords', async () => {
  const { dialog, tracked, add, paste } = await openDialog(['rye bread']);
  expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  paste(`Rye Bread\nspelt\n\nSPELT\nbrioche\n${'a'.repeat(201)}`);
  expect(await dialog.findByText('3 keywords will be sent.')).toBeVisible();
  expect(dialog.getByText('2 skipped: 1 repeated, 1 longer than 200 characters')).toBeVisible();
  await add();
  expect(await screen.findByText('2 added, 1 already tracked')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('3 keywords')).toBeVisible();
  expect([...tracked]).toEqual(['rye bread', 'spelt', 'brioche']);
});

it('adds the keyword column of a chosen file below the typed text', async () => {
  const { dialog, user, paste } = await openDialog([]);
  paste('brioche\n');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  await user.upload(input, new File(['Clicks,Query\n1,"rye, dark"\n2,spelt'], 'list.csv'));
  expect(await dialog.findByText('list.csv: 2 lines read from the column “Query”.')).toBeVisible();
  expect(field()).toHaveValue('brioche\nrye, dark\nspelt');
});

it('accepts dropped files, and names unreadable ones', async () => {
  const { dialog } = await openDialog([]);
  const files = [new File(['rye\nspelt'], 'a.txt'), new File(['x'], 'b.png')];
  const dataTransfer = { types: ['Files'], files };
  fireEvent.dragOver(field(), { dataTransfer });
  expect(dialog.getByText('Drop the file to read its keywords')).toBeVisible();
  fireEvent.drop(field(), { dataTransfer });
  expect(await dialog.findByText('a.txt: 2 lines read.')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent('b.png was not read. Choose a .txt or .csv file.');
  expect(field()).toHaveValue('rye\nspelt');
  expect(dialog.queryByText('Drop the file to read its keywords')).toBeNull();
});

it('sends many keywords in parts of 1,000 and shows the progress', async () => {
  let proceed = () => {};
  const { dialog, parts, add, paste } = await openDialog(['word 7'], (part) =>
    part === 2 ? new Promise<void>((resolve) => (proceed = resolve)) : undefined,
  );
  paste(linesOf(2_500));
  expect(await dialog.findByText('2,500 keywords will be sent, in 3 parts.')).toBeVisible();
  await add();
  expect(await dialog.findByText('Adding: 1,000 of 2,500')).toBeVisible();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  proceed();
  expect(await screen.findByText('2,499 added, 1 already tracked')).toBeVisible();
  expect(parts).toEqual([1_000, 1_000, 500]);
});

it('keeps the typed text when a part fails, and completes it on retry', async () => {
  const { dialog, add, paste } = await openDialog([], (part) => {
    if (part === 2) throw new ApiFailure('internal', 500, 'An internal error has occurred');
  });
  paste(linesOf(1_200));
  await dialog.findByText('1,200 keywords will be sent, in 2 parts.');
  await add();
  expect(
    await dialog.findByText(
      'Failed to add keywords: An internal error has occurred 1,000 of 1,200 were sent before that. Add sends all of them again and skips those already sent.',
    ),
  ).toBeVisible();
  expect(field()).toHaveValue(linesOf(1_200));
  await add();
  expect(await screen.findByText('200 added, 1,000 already tracked')).toBeVisible();
});
