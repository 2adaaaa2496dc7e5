import type { ImportReading, ImportRun } from '@keydence/domain';
import { screen, within } from '@testing-library/react';
import { makeWorkspace } from './fixtures.ts';
import { makeKeywordList } from './keyword-fixture.ts';
import { renderApp } from './render-app.tsx';
import { shellProcedures } from './shell-procedures.ts';

export const importId = '01990000-0000-7000-8000-000000000001';

export function makeImport(
  changes: Partial<ImportRun> = {},
  preview: Partial<ImportRun['preview']> = {},
): ImportRun {
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
      otherSite: null,
      asksDecimalMark: false,
      queries: null,
      longQueries: null,
      table: null,
      sheets: [],
      sheet: null,
      reading: null,
      problemCount: 1,
      problems: [{ rowNumber: 4, value: '', message: 'The row has no keyword.', isSkipped: true }],
      sample: [
        {
          keywordText: 'rye bread',
          searchVolume: null,
          isVolumeBucket: false,
          volumeBelow: null,
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

/** Opens a domain without a source, with a server that has one upload. */
export function openImport(
  stored: ImportRun,
  { path = '', send }: { path?: string; send?: () => Promise<unknown> } = {},
) {
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
      'imports.read': (input) => {
        const { fields, decimalMark, sheet = null } = input as ImportReading;
        const ofSheet = sheet === null ? '' : `, sheet ${sheet}`;
        called.push(`read ${fields?.join() ?? 'as recognised'}, ${decimalMark}${ofSheet}`);
        const reading = fields || decimalMark || sheet ? { fields, decimalMark, sheet } : null;
        const keywordRows = run.preview.kind === 'table' && !fields ? 0 : 2;
        const obstacle = keywordRows === 0 ? 'Keydence does not recognize this table.' : null;
        run = {
          ...run,
          preview: { ...run.preview, sheet, asksDecimalMark: false, obstacle, reading, keywordRows },
        };
        return run;
      },
      'imports.start': (input) => {
        const { acceptsOtherSite } = input as { acceptsOtherSite: boolean };
        called.push(acceptsOtherSite ? 'start, other site accepted' : 'start');
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

export const importDialog = async () =>
  within(await screen.findByRole('dialog', { name: /Import an export/ }));
