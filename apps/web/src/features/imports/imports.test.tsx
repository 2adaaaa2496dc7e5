import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importDialog, importId, makeImport, openImport } from '../../../testing/import-fixture.ts';
import { UploadError } from '../../lib/send-file.ts';

it('links a domain without a source to the import, and previews a dropped file', async () => {
  const { user, called } = openImport(makeImport());
  await user.click(await screen.findByRole('link', { name: 'Import an export' }));
  const shown = await importDialog();
  const zone = shown.getByRole('region', { name: 'Drop a file here, or choose one' });
  const files = [new File(['x'], 'Queries.csv')];
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } });
  expect(await shown.findByText('Search Console, search results')).toBeVisible();
  expect(called).toEqual(['/api/seo/domains/d1/imports file Queries.csv']);
  expect(shown.getByText('2 keyword rows, 1 left out')).toBeVisible();
  expect(shown.getByText('November 20, 2026')).toBeVisible();
  expect(shown.getByText('Rank, Clicks, Impressions')).toBeVisible();
  expect(shown.getByText('Search volume, Difficulty')).toBeVisible();
  expect(shown.getByText('Impressions are not search volume.')).toBeVisible();
  expect(shown.getByRole('row', { name: /4 – The row has no keyword. Left out/ })).toBeVisible();
  expect(shown.getByRole('row', { name: 'rye bread 14 1,200 34,000' })).toBeVisible();
});

it('shows the progress of an import, and its changes at the end', async () => {
  const { user, move } = openImport(makeImport(), { path: `&import=${importId}` });
  const shown = await importDialog();
  await user.click(await shown.findByRole('button', { name: 'Import 2 keyword rows' }));
  expect(await shown.findByText('1 of 2 rows imported')).toBeVisible();
  expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  move({
    state: 'done',
    figures: {
      added: 2,
      updated: 0,
      deleted: 0,
      totals: 0,
      longQueries: null,
      competitors: null,
      isRepeat: false,
    },
  });
  expect(await shown.findByText('New keywords', {}, { timeout: 5_000 })).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'See the keywords' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('imports a file of another site only after a confirmation', async () => {
  const { user, called } = openImport(makeImport({}, { otherSite: 'rival.com' }), {
    path: `&import=${importId}`,
  });
  const shown = await importDialog();
  expect(await shown.findByText('This file is about rival.com')).toBeVisible();
  const start = shown.getByRole('button', { name: 'Import 2 keyword rows' });
  expect(start).toBeDisabled();
  await user.click(shown.getByRole('checkbox', { name: 'Import the numbers of rival.com here' }));
  await user.click(start);
  expect(await shown.findByText('1 of 2 rows imported')).toBeVisible();
  expect(called).toEqual(['start, other site accepted']);
});

it('asks about numbers that can be read in two ways', async () => {
  const asking = { asksDecimalMark: true, obstacle: 'Some numbers can be read in two ways.' };
  const { user, called } = openImport(makeImport({}, asking), { path: `&import=${importId}` });
  const shown = await importDialog();
  await user.click(await shown.findByRole('button', { name: '1.300 is one thousand three hundred' }));
  expect(await shown.findByRole('button', { name: 'Import 2 keyword rows' })).toBeEnabled();
  expect(called).toEqual(['read as recognised, comma']);
});

it('cancels a running import', async () => {
  const { user, called } = openImport(makeImport({ state: 'running', done: 1 }), {
    path: `&import=${importId}`,
  });
  const shown = await importDialog();
  await user.click(await shown.findByRole('button', { name: 'Cancel the import' }));
  expect(await shown.findByText('Nothing was imported.')).toBeVisible();
  expect(called).toEqual(['cancel']);
});

it('explains a file that cannot be imported, and links to another one', async () => {
  const { user } = openImport(makeImport({}, { obstacle: 'The file holds numbers for Germany.' }), {
    path: `&import=${importId}`,
  });
  const shown = await importDialog();
  expect(await shown.findByRole('alert')).toHaveTextContent('The file holds numbers for Germany.');
  expect(shown.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Choose another file' }));
  expect(await shown.findByText('Earlier imports')).toBeVisible();
});

it('shows why a file was refused, and offers only what may work', async () => {
  const refusal = new UploadError('This is a spreadsheet.', 415, 'unsupported_media_type');
  const failures = [refusal, new UploadError('The server could not be reached.')];
  const { user, called } = openImport(makeImport(), {
    path: '&import=new',
    send: async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return { data: { id: importId } };
    },
  });
  const shown = await importDialog();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  const choose = () => user.upload(input, new File(['a'], 'a.csv'));
  await choose();
  expect(await shown.findByText('This is a spreadsheet.')).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await choose();
  await user.click(await shown.findByRole('button', { name: 'Try Again' }));
  expect(await shown.findByText('Search Console, search results')).toBeVisible();
  expect(called).toHaveLength(3);
});
