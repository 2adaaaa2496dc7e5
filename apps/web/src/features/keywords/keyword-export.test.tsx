import { notifications } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test's timeout starts.
import './keywords-screen.tsx';

const fileName = 'keydence-d1.example-keywords-sample-2026-11-21.csv';
let saved: { name: string; content: Blob }[];
let asked: { url: URL; init: RequestInit | undefined }[];

beforeEach(() => {
  saved = [];
  asked = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    last = content as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: last });
  });
});
afterEach(() => act(() => notifications.clean()));

function answerWith(answer: (init: RequestInit | undefined) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push({ url: new URL(address, 'http://localhost'), init });
    return answer(init);
  });
}

function toFile(body: BodyInit, total: number): Response {
  return new Response(body, {
    headers: {
      'content-disposition': `attachment; filename="${fileName}"`,
      'x-total-count': String(total),
    },
  });
}

function renderKeywords(search = '') {
  return renderApp({
    path: `/dashboard?section=keywords${search}`,
    procedures: {
      ...shellProcedures,
      'keywords.list': () => makeKeywordList([makeKeyword('rye bread')]),
    },
  });
}

const findButton = () => screen.findByText('Export CSV');

describe('exporting keywords', () => {
  it("saves the server's response, with the filters and the sort of the screen", async () => {
    answerWith(() => toFile('"keyword"\r\n"rye bread"\r\n', 1));
    const { user } = renderKeywords(
      '&search=rye&intent=commercial&volume=1000&tag=q4&sort=difficulty_score&order=asc',
    );
    await user.click(await findButton());
    expect(await screen.findByText(`Exported 1 keyword to ${fileName}`)).toBeVisible();
    expect(saved).toMatchObject([{ name: fileName }]);
    expect(await saved[0]?.content.text()).toBe('"keyword"\r\n"rye bread"\r\n');
    const [request] = asked;
    expect(request?.url.pathname).toBe('/api/seo/keywords/export');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toMatchObject({
      domain_id: 'd1',
      search: 'rye',
      intent_type: 'commercial',
      min_search_volume: '1000',
      tag: 'q4',
      sort_by: 'difficulty_score',
      sort_order: 'asc',
    });
    expect(request?.url.searchParams.has('keyword_ids')).toBe(false);
    expect(request?.init?.headers).toEqual({ authorization: 'Bearer access' });
  });

  it('shows why it failed, and offers a retry', async () => {
    answerWith(() => Response.json({ success: false, message: 'The service is away.' }, { status: 503 }));
    const { user } = renderKeywords();
    await user.click(await findButton());
    expect(await screen.findByText('Failed to export keywords')).toBeVisible();
    expect(screen.getByText('The service is away.')).toBeVisible();
    expect((await findButton()).closest('button')).toBeEnabled();
    expect(saved).toEqual([]);
  });

  it('saves no incomplete file', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('"keyword"\r\n')),
      pull: (controller) => controller.error(new Error('cut')),
    });
    answerWith(() => toFile(broken, 5));
    const { user } = renderKeywords();
    await user.click(await findButton());
    expect(await screen.findByText('The file is incomplete. Please try again.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('shows the progress, and cancels without an error', async () => {
    answerWith((init) => {
      const slow = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('"keyword"\r\n"one"\r\n'));
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      return toFile(slow, 4);
    });
    const { user } = renderKeywords();
    await user.click(await findButton());
    await user.click(await screen.findByLabelText('Exporting 25%: cancel the export'));
    expect(await findButton()).toBeVisible();
    await waitFor(() => expect(asked[0]?.init?.signal?.aborted).toBe(true));
    expect(screen.queryByText('Failed to export keywords')).toBeNull();
    expect(saved).toEqual([]);
  });
});
