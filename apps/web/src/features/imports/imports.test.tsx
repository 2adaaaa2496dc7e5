import type { ImportRun } from '@keydence/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UploadError } from '../../app/send-file.ts';
import { makeWorkspace } from '../../test/fixtures.ts';
import { makeKeywordList } from '../../test/keyword-fixture.ts';
import { renderApp } from '../../test/render-app.tsx';
import { shellProcedures } from '../../test/shell-procedures.ts';

const importId = '01990000-0000-7000-8000-000000000001';

function makeRun(changes: Partial<ImportRun> = {}, preview: Partial<ImportRun['preview']> = {}): ImportRun {
  return {
    id: importId,
    fileName: 'Queries.csv',
    state: 'previewed',
    done: 0,
    total: 2,
    figures: null,
    message: null,
    createdAt: new Date('2026-11-21T12:00:00Z'),
    finishedAt: null,
    ...changes,
    preview: {
      kind: 'search_console',
      tool: 'search_console',
      keywordRows: 2,
      totalRows: 0,
      skippedRows: 1,
      measuredOn: '2026-11-20',
      isDateKnown: true,
      locationName: null,
      filled: ['rank', 'clicks', 'impressions'],
      unknown: ['search_volume', 'difficulty'],
      notes: ['Impressions are not search volume.'],
      obstacle: null,
      problemCount: 1,
      problems: [{ rowNumber: 4, value: '', message: 'The row has no keyword.', isSkipped: true }],
      sample: [
        {
          keywordText: 'rye bread',
          searchVolume: null,
          isVolumeBucket: false,
          difficultyScore: null,
          rankAbsolute: 14,
          intentType: null,
          clicks: 1200,
          impressions: 34_000,
        },
      ],
      ...preview,
    },
  };
}

/** A domain without a source, and a server that has one upload. */
function open(stored: ImportRun, { path = '', send }: { path?: string; send?: () => Promise<unknown> } = {}) {
  let run = stored;
  const called: string[] = [];
  const workspace = makeWorkspace('w1', ['d1']);
  const domains = workspace.domains.map((domain) => ({
    ...domain,
    state: 'ready' as const,
    dataSource: null,
  }));
  const app = renderApp({
    path: `/dashboard?section=keywords${path}`,
    sendFile: async ({ path: to, field, file, onProgress }) => {
      onProgress(100);
      called.push(`${to} ${field} ${file.name}`);
      return send ? send() : { data: { id: importId } };
    },
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [{ ...workspace, domains }],
      'trackedDomains.getStatus': () => ({
        state: 'ready',
        step: null,
        stepsDone: 8,
        stepsTotal: 8,
        message: 'No search data covers this domain yet.',
        dataSource: null,
      }),
      'keywords.list': () => makeKeywordList([]),
      'imports.list': () => [run],
      'imports.get': () => run,
      'imports.start': () => {
        called.push('start');
        run = { ...run, state: 'running', done: 1 };
        return run;
      },
      'imports.cancel': () => {
        called.push('cancel');
        run = { ...run, state: 'cancelled' };
        return run;
      },
    },
  });
  return { ...app, called, move: (next: Partial<ImportRun>) => Object.assign(run, next) };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /Import an export/ }));

it('a domain without a source leads to the import, and a dropped file is shown before it is imported', async () => {
  const { user, called } = open(makeRun());
  await user.click(await screen.findByRole('link', { name: 'Import an export' }));
  const shown = await dialog();
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

it('an import runs with its progress in sight, and ends with what it has changed', async () => {
  const { user, move } = open(makeRun(), { path: `&import=${importId}` });
  const shown = await dialog();
  await user.click(await shown.findByRole('button', { name: 'Import 2 keyword rows' }));
  expect(await shown.findByText('1 of 2 rows imported')).toBeVisible();
  expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  move({
    state: 'done',
    figures: { added: 2, updated: 0, deleted: 0, totals: 0, isRepeat: false },
  });
  expect(await shown.findByText('New keywords', {}, { timeout: 5_000 })).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'See the keywords' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a running import can be cancelled', async () => {
  const { user, called } = open(makeRun({ state: 'running', done: 1 }), { path: `&import=${importId}` });
  const shown = await dialog();
  await user.click(await shown.findByRole('button', { name: 'Cancel the import' }));
  expect(await shown.findByText('Nothing was imported.')).toBeVisible();
  expect(called).toEqual(['cancel']);
});

it('what cannot be imported says why, and leads to another file', async () => {
  const { user } = open(makeRun({}, { obstacle: 'The file holds numbers for Germany.' }), {
    path: `&import=${importId}`,
  });
  const shown = await dialog();
  expect(await shown.findByRole('alert')).toHaveTextContent('The file holds numbers for Germany.');
  expect(shown.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Choose another file' }));
  expect(await shown.findByText('Earlier imports')).toBeVisible();
});

it('a file that was refused is told with its reason; only what may work is offered again', async () => {
  const refusal = new UploadError('This is a spreadsheet.', 415, 'unsupported_media_type');
  const failures = [refusal, new UploadError('The server could not be reached.')];
  const { user, called } = open(makeRun(), {
    path: '&import=new',
    send: async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      return { data: { id: importId } };
    },
  });
  const shown = await dialog();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  const choose = () => user.upload(input, new File(['a'], 'a.csv'));
  await choose();
  expect(await shown.findByText('This is a spreadsheet.')).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Try again' })).toBeNull();
  await choose();
  await user.click(await shown.findByRole('button', { name: 'Try again' }));
  expect(await shown.findByText('Search Console, search results')).toBeVisible();
  expect(called).toHaveLength(3);
});
