import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../testing/competitor-fixture.ts';
import { ApiFailure, type FakeProcedures } from '../../testing/fake-api.ts';
import { makeKeyword, makeKeywordDetails, makeKeywordList } from '../../testing/keyword-fixture.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { shellProcedures } from '../../testing/shell-procedures.ts';
import { answeringFetch } from '../app/answering-fetch.ts';
import { sections } from '../app/sections.tsx';
import { checkConnection, unansweredText } from './failure-text.ts';

// Load the screen's code before the tests.
beforeAll(async () => {
  const opened = ['keywords', 'reports', 'competitors', 'gap-matrix', 'keyword-inspector'] as const;
  await Promise.all(opened.map((name) => sections[name].screen.load()));
});

const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};

describe('a request without a response', () => {
  it.each([
    ['keywords', 'keywords.list', 'Failed to load keywords', 'Failed to fetch keywords'],
    ['reports', 'reports.get', 'Data Load Failed', 'Failed to fetch reports'],
    [
      'competitors',
      'competitors.list',
      'There was an error loading your competitor data. Please try again.',
      'Failed to fetch competitors',
    ],
    ['competitors&explore=rival', 'competitors.topKeywords', 'Failed to load keywords', 'API request failed'],
    ['gap-matrix', 'gaps.list', 'Failed to load the gap matrix', 'API request failed'],
    ['keyword-inspector&query=rye', 'keywords.inspect', 'Failed to fetch keyword data', 'API request failed'],
  ])('shows the failure on %s, with the next step', async (path, procedure, title, text) => {
    const procedures: FakeProcedures = {
      ...shellProcedures,
      'competitors.list': () => makeCompetitorList([makeCompetitor('rival')]),
      [procedure]: noAnswer,
    };
    renderApp({ path: `/dashboard?section=${path}`, procedures });
    const heading = await screen.findByRole('heading', { name: title });
    expect(heading).toBeVisible();
    // Other parts of the same request failed too and have their own panels.
    const panel = within(heading.closest<HTMLElement>('[role="alert"]') ?? heading);
    expect(panel.getByText(`${text}. ${checkConnection}`)).toBeVisible();
    expect(panel.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('names the failed action', async () => {
    const { user } = renderKeyword({ 'keywords.deleteMany': noAnswer });
    await user.click(await screen.findByRole('button', { name: 'Delete "rye bread"' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete keyword')).toBeVisible();
    expect(screen.getByText(`API request failed. ${checkConnection}`)).toBeVisible();
  });

  it('shows the message of an error response unchanged', async () => {
    const { user } = renderKeyword({
      'keywords.deleteMany': () => {
        throw new ApiFailure('unavailable', 503, 'The database is away.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete "rye bread"' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The database is away.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(checkConnection, { exact: false })).toBeNull());
  });
});

describe("the client's fetch", () => {
  it('describes a lost connection in its own words', async () => {
    await expect(answeringFetch(async () => noAnswer())('/trpc')).rejects.toThrow(unansweredText);
    expect(unansweredText).toBe('API request failed. Check your connection and try again.');
  });

  it("treats a proxy's page as no API response", async () => {
    const proxy = async () =>
      new Response('<h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } });
    const failure = answeringFetch(proxy)('/trpc');
    await expect(failure).rejects.toThrow(unansweredText);
    await expect(failure).rejects.toHaveProperty('cause.message', 'API returned unsuccessful response');
  });

  it("treats a proxy's JSON as no API response, and keeps an error of the API", async () => {
    const answer = (body: unknown) => async () => Response.json(body, { status: 503 });
    const proxy = answer({ success: false, message: 'Service unavailable' });
    await expect(answeringFetch(proxy)('/trpc')).rejects.toThrow(unansweredText);
    const failed = [{ error: { json: { message: 'The database is away.' } } }];
    const response = await answeringFetch(answer(failed))('/trpc');
    expect(await response.json()).toEqual(failed);
  });

  it('keeps an intended abort unchanged', async () => {
    const signal = AbortSignal.abort();
    await expect(
      answeringFetch(async () => signal.throwIfAborted() as never)('/trpc', { signal }),
    ).rejects.toHaveProperty('name', 'AbortError');
  });
});

function renderKeyword(procedures: FakeProcedures) {
  return renderApp({
    path: '/dashboard?section=keywords',
    procedures: {
      ...shellProcedures,
      'keywords.list': () => makeKeywordList([makeKeyword('rye bread', { id: '42' })]),
      'keywords.get': () => makeKeywordDetails('rye bread', { id: '42' }),
      ...procedures,
    },
  });
}
