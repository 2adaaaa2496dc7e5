import type { ImportRun } from '@keydence/domain';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importDialog, importId, makeImport, openImport } from '../../../testing/import-fixture.ts';

const path = `&import=${importId}`;

/** Unrecognized table, with a guess for two of its three columns. */
const unknown: Partial<ImportRun['preview']> = {
  kind: 'table',
  tool: 'table',
  keywordRows: 0,
  obstacle: 'Keydence does not recognize this table.',
  problemCount: 0,
  problems: [],
  sample: [],
  table: {
    headerRow: 1,
    columns: [
      { name: 'Phrase', guess: 'keyword' },
      { name: 'Found', guess: null },
      { name: '', guess: 'rank' },
    ],
    rows: [
      ['tea shop', '90', '4'],
      ['green tea', '12', ''],
    ],
    headerHash: 'abc',
  },
};

it("shows the first rows of an unrecognized table with guesses, and reads it with the user's columns", async () => {
  const { user, called } = openImport(makeImport({}, unknown), { path });
  const shown = await importDialog();
  expect(await shown.findByRole('heading', { name: 'Keydence does not recognize this table' })).toBeVisible();
  expect(shown.queryByRole('alert')).toBeNull();
  expect(shown.getByRole('row', { name: 'tea shop 90 4' })).toBeVisible();
  expect(shown.getByText('tea shop · green tea')).toBeVisible();
  expect(shown.getByRole('combobox', { name: 'Meaning of Phrase' })).toHaveValue('keyword');
  expect(shown.getByRole('combobox', { name: 'Meaning of Column 3' })).toHaveValue('rank');
  const found = shown.getByRole('combobox', { name: 'Meaning of Found' });
  expect(found).toHaveDisplayValue('Not imported');
  await user.selectOptions(found, 'Search volume a month');
  await user.click(shown.getByRole('button', { name: 'Use columns' }));
  expect(await shown.findByRole('button', { name: 'Import 2 keyword rows' })).toBeVisible();
  expect(called).toEqual(['read keyword,search_volume,rank, null']);
  expect(shown.getByText('Phrase: Keyword')).toBeVisible();
  expect(shown.getByText('Found: Search volume a month')).toBeVisible();
});

it('reports missing keywords and duplicate columns before they are sent', async () => {
  const { user } = openImport(makeImport({}, unknown), { path });
  const shown = await importDialog();
  const phrase = await shown.findByRole('combobox', { name: 'Meaning of Phrase' });
  const use = shown.getByRole('button', { name: 'Use columns' });
  await user.selectOptions(phrase, 'Rank');
  expect(shown.getByRole('status')).toHaveTextContent(
    'Choose the column that holds the keywords. Give each meaning to one column only.',
  );
  expect(phrase).toBeInvalid();
  expect(use).toBeDisabled();
  await user.selectOptions(phrase, 'Keyword');
  expect(phrase).toBeValid();
  expect(use).toBeEnabled();
});

it('edits remembered columns and undoes them', async () => {
  const fields = ['keyword', null, null] as const;
  const remembered = {
    ...unknown,
    keywordRows: 2,
    obstacle: null,
    reading: { fields: [...fields], decimalMark: null },
  };
  const { user, called } = openImport(makeImport({}, remembered), { path });
  const shown = await importDialog();
  await user.click(await shown.findByRole('button', { name: 'Choose the columns' }));
  expect(shown.getByRole('combobox', { name: 'Meaning of Column 3' })).toHaveDisplayValue('Not imported');
  await user.selectOptions(shown.getByRole('combobox', { name: 'How numbers are written' }), 'comma');
  await user.click(shown.getByRole('button', { name: 'Use columns' }));
  expect(
    await shown.findByText('How numbers are written: 1.300 is one thousand three hundred'),
  ).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Undo this' }));
  expect(await shown.findByRole('heading', { name: 'Keydence does not recognize this table' })).toBeVisible();
  expect(called).toEqual(['read keyword,,, comma', 'read as recognised, null']);
});

it('edits the columns of a recognized export, and closes the form unchanged', async () => {
  const { user, called } = openImport(makeImport({}, { table: unknown.table ?? null }), { path });
  const shown = await importDialog();
  await user.click(await shown.findByRole('button', { name: 'Choose the columns' }));
  await user.click(shown.getByRole('button', { name: 'Back' }));
  expect(await shown.findByText('Search Console, search results')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Choose the columns' }));
  await user.click(shown.getByRole('button', { name: 'Use columns' }));
  expect(await shown.findByText('Column 3: Rank')).toBeVisible();
  expect(called).toEqual(['read keyword,,rank, null']);
});

it('keeps the columns after an answer about the numbers', async () => {
  const reading = { fields: ['keyword' as const, 'cpc' as const, null], decimalMark: null };
  const asking = { ...unknown, keywordRows: 2, asksDecimalMark: true, obstacle: 'Two ways.', reading };
  const { user, called } = openImport(makeImport({}, asking), { path });
  const shown = await importDialog();
  await user.click(await shown.findByRole('button', { name: '1.300 is one and three tenths' }));
  expect(await shown.findByRole('button', { name: 'Import 2 keyword rows' })).toBeEnabled();
  expect(called).toEqual(['read keyword,cpc,, point']);
  expect(screen.queryByText('How are the numbers written?')).toBeNull();
});

it('reads another sheet when it is chosen, and applies columns to that one', async () => {
  const sheets = { sheets: ['Plan', 'Ideas'], sheet: 'Plan' };
  const chosen = { fields: null, decimalMark: null, sheet: 'Plan' };
  const { user, called } = openImport(makeImport({}, { ...unknown, ...sheets, reading: chosen }), { path });
  const shown = await importDialog();
  await user.selectOptions(await shown.findByRole('combobox', { name: 'Sheet' }), 'Ideas');
  await user.click(await shown.findByRole('button', { name: 'Use columns' }));
  expect(called).toEqual(['read as recognised, null, sheet Ideas', 'read keyword,,rank, null, sheet Ideas']);
});
