import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../../testing/fake-api.ts';
import {
  makeCheckpoint,
  makePrediction,
  makePredictionList,
  makeSummary,
} from '../../../../testing/prediction-fixture.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { shellProcedures } from '../../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './predictions-screen.tsx';

type Input = Record<string, unknown>;

function renderLedger({ query = '', answer = (): unknown => makePredictionList([]) } = {}) {
  const inputs: Input[] = [];
  const app = renderApp({
    path: `/dashboard?section=predictions${query}`,
    procedures: {
      ...shellProcedures,
      'predictions.list': (input: Input) => {
        inputs.push(input);
        return answer();
      },
    },
  });
  return { ...app, lastInput: () => inputs.at(-1) };
}

async function findCells(keyword: string): Promise<string[]> {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(keyword) })).closest('tr');
  if (!row) throw new Error(`${keyword} is in no row`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent ?? '');
}

describe('the list of predictions', () => {
  it('shows predicted and measured results, with source and date', async () => {
    const measured = makePrediction('rye bread', {
      checkpoints: [
        makeCheckpoint(30, {
          verdict: 'came_true',
          measuredOn: '2026-12-19',
          rank: 5,
          rankSource: 'semrush',
          clicks: 39.4,
          clicksKind: 'estimated',
        }),
        makeCheckpoint(60, { verdict: 'no_measurement' }),
        makeCheckpoint(90),
      ],
    });
    const lost = makePrediction('oat milk', {
      keywordId: null,
      isRankKnown: false,
      rank: null,
      predictedRank: 8,
      predictedClicks: null,
      checkpoints: [
        makeCheckpoint(30, {
          verdict: 'not_yet',
          measuredOn: '2026-12-21',
          rankSource: 'ahrefs',
          clicks: -7.5,
          clicksKind: 'measured',
          judgedBy: 'clicks',
          console: {
            clicks: 1,
            impressions: 200,
            on: '2026-12-20',
            days: 28,
            source: 'search_console_api',
            property: 'sc-domain:acme.com',
          },
          consoleBefore: {
            clicks: 8,
            impressions: 210,
            on: '2026-11-18',
            days: 28,
            source: 'search_console_api',
            property: 'sc-domain:acme.com',
          },
        }),
        makeCheckpoint(60),
        makeCheckpoint(90),
      ],
    });
    renderLedger({ answer: () => makePredictionList([measured, lost]) });
    expect(await findCells('rye bread')).toEqual([
      'Nov 21',
      '5 from 12',
      '+17',
      'Reachedrank 5, +39 clicks estimatedrank of Dec 19, Semrush',
      'No measurement',
      'due Feb 19',
    ]);
    expect((await findCells('oat milk')).slice(1, 4)).toEqual([
      '8 from an unknown rank',
      '–',
      'Not yetnot in the top 100, −7 clicks measured by Search Consolerank of Dec 21, Ahrefs',
    ]);
    expect(screen.getByText('2 predictions')).toBeVisible();
    const link = screen.getByRole('link', { name: 'rye bread' });
    expect(link.getAttribute('href')).toContain('section=keywords');
    expect(link.getAttribute('href')).toContain('4294967297');
    expect(screen.getByText('not tracked now')).toBeVisible();
  });

  it('shows the number of reached predictions, and a percentage only if there are enough', async () => {
    const few = makeSummary(30, { cameTrue: 2, partly: 1, noMeasurement: 4, sentence: 'Two of three.' });
    const many = makeSummary(60, {
      cameTrue: 4,
      partly: 3,
      notYet: 3,
      hitRate: 40,
      sentence: 'Forty percent.',
    });
    const summary = [few, many, makeSummary(90)];
    renderLedger({ answer: () => makePredictionList([makePrediction('rye bread')], { summary }) });
    expect(await screen.findByText('2 of 3 reached')).toBeVisible();
    expect(screen.getByText('40%')).toBeVisible();
    expect(screen.getByText('Two of three.')).toBeVisible();
    expect(screen.getByText('No prediction is 90 days old yet.')).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('shows the sums of clicks as a chart and as a table', async () => {
    const sums = { predictedClicks: 120.4, measuredClicks: 80, clickPairs: 3, consolePairs: 1 };
    const summary = [makeSummary(30, { cameTrue: 3, ...sums }), makeSummary(60), makeSummary(90)];
    const { user } = renderLedger({
      answer: () => makePredictionList([makePrediction('rye bread')], { summary }),
    });
    await user.click(await screen.findByRole('button', { name: /Show as table/ }));
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('row', { name: 'After 30 days 3 120.4 80' })).toBeVisible();
    expect(within(figure).getByText(/For 1, clicks are measured by Search Console/)).toBeVisible();
  });

  it('filters by the URL, and clears', async () => {
    const { user, lastInput, router } = renderLedger({ query: '&outcome=partly&search=rye&page=2' });
    await screen.findByText('No predictions match these filters');
    expect(lastInput()).toEqual({ domainId: 'd1', outcome: 'partly', search: 'rye', page: 2, limit: 20 });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('No predictions yet');
    expect(router.state.location.search).toEqual({ section: 'review', tab: 'predictions' });
    expect(screen.getByRole('link', { name: 'Go to the content plan' })).toBeVisible();
  });

  it('chooses an outcome', async () => {
    const { user, lastInput } = renderLedger({ answer: () => makePredictionList([makePrediction('rye')]) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Outcome' }), 'Reached');
    await waitFor(() => expect(lastInput()).toMatchObject({ outcome: 'came_true' }));
  });

  it('reports the failure and retries', async () => {
    let fails = true;
    const { user } = renderLedger({
      answer: () => {
        if (fails) throw new ApiFailure('internal', 500, 'Oops');
        return makePredictionList([]);
      },
    });
    await screen.findByText('Failed to load the predictions');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('No predictions yet');
  });
});
