import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import {
  makeFindingList,
  makePageList,
  makeSitePage,
  makeSiteRead,
  makeSiteStatus,
} from '../../../testing/page-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

const path = '/dashboard?section=pages';
const own = { ...makeWorkspace('w1', []), domains: [makeDomain('d1', { dataSource: 'import' })] };
const procedures = {
  ...shellProcedures,
  'workspaces.list': () => [own],
  'pages.status': () => makeSiteStatus(),
  'pages.list': () => makePageList([makeSitePage('grinders'), makeSitePage('kettles', { state: 'noindex' })]),
  'pages.findings': () => makeFindingList(),
};

it('lists the pages of a crawled site', async () => {
  renderApp({ path, procedures });
  const grid = await screen.findByRole('grid', { name: 'Pages' });
  expect(within(grid).getByText('Page grinders')).toBeVisible();
  expect(within(grid).getByText('Noindex')).toBeVisible();
  expect(screen.getByText('All pages in links and sitemaps were read.')).toBeVisible();
});

it('shows each finding with its fix', async () => {
  renderApp({ path: `${path}&view=findings`, procedures });
  expect(await screen.findByText('It links to a page that is not there.')).toBeVisible();
  expect(screen.getByText('Link to a page that answers, or remove the link.')).toBeVisible();
});

it('claims no findings and no links in before the first reading ends', async () => {
  const page = makeSitePage('grinders', { findingCount: 0, linksIn: 0 });
  const reading = {
    ...procedures,
    'pages.list': () => ({ ...makePageList([page]), read: null }),
    'pages.findings': () => ({ ...makeFindingList(), data: [], kinds: [], read: null }),
  };
  const { user } = renderApp({ path, procedures: reading });
  const grid = await screen.findByRole('grid', { name: 'Pages' });
  expect(await within(grid).findByText('Page grinders')).toBeVisible();
  expect(within(grid).queryByText('0')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Findings' }));
  expect(await screen.findByText('Findings appear when the first reading of the site ends.')).toBeVisible();
  expect(screen.queryByText('Nothing found')).toBeNull();
});

it('ignores a finding, and undoes it', async () => {
  const calls: string[] = [];
  const { user } = renderApp({
    path: `${path}&view=findings`,
    procedures: {
      ...procedures,
      'pages.ignoreFindings': () => {
        calls.push('ignore');
        return { findingIds: ['broken_link-1-0'] };
      },
      'pages.restoreFindings': () => {
        calls.push('restore');
        return { findingIds: ['broken_link-1-0'] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ignore' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Finding restored.').catch(() => null);
  expect(calls).toEqual(['ignore', 'restore']);
});

it('crawls a site on request, and shows the progress', async () => {
  const reading = makeSiteRead({ state: 'running', readCount: 30, waitingCount: 70, finishedAt: null });
  let status = makeSiteStatus({ read: null, lastRead: null, pageCount: 0 });
  const { user } = renderApp({
    path,
    procedures: {
      ...procedures,
      'pages.status': () => status,
      'pages.read': () => {
        status = { ...status, read: reading };
        return status;
      },
    },
  });
  expect(await screen.findByText('This site has not been read yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read site' }));
  expect(await screen.findByText(/Reading: 30 of about 100 pages/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

it('explains a failed crawl', async () => {
  const failed = makeSiteRead({ state: 'failed', message: 'd1.example does not answer.' });
  renderApp({
    path,
    procedures: {
      ...procedures,
      'pages.status': () => makeSiteStatus({ read: failed, lastRead: null, pageCount: 0 }),
    },
  });
  expect(await screen.findByText('d1.example does not answer.')).toBeVisible();
});
