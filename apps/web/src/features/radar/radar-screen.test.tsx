import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import {
  makePublication,
  makeRadarList,
  makeRadarSite,
  makeRadarStatus,
} from '../../../testing/radar-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

const path = '/dashboard?section=radar';
const own = { ...makeWorkspace('w1', []), domains: [makeDomain('d1', { dataSource: 'import' })] };
const withoutTopic = makePublication('b', { topic: null, keyword: null, kind: 'rewritten', title: null });
const procedures = {
  ...shellProcedures,
  'workspaces.list': () => [own],
  'radar.status': () => makeRadarStatus(),
  'radar.list': () => makeRadarList([makePublication('a'), withoutTopic]),
};

it('lists publications by topic beside the own pages', async () => {
  renderApp({ path, procedures });
  const heading = await screen.findByRole('heading', { name: 'Moka pots' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/topic=(%22)?7/));
  expect(screen.getByRole('link', { name: 'Guide a' })).toHaveAttribute('href', 'https://roaster.example/a');
  expect(screen.getByRole('link', { name: '/moka' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Not one of your topics' })).toBeVisible();
  expect(screen.getByRole('link', { name: '/b' })).toBeVisible();
});

it('leads to a brief for the topic with the address of the competitor', async () => {
  renderApp({ path, procedures });
  const [link] = await screen.findAllByRole('link', { name: 'Write a brief' });
  const { searchParams } = new URL(link?.getAttribute('href') ?? '', 'https://keydence.example');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ section: 'briefs', new: 'topic', text: 'Moka pots' },
    pages: 'https://roaster.example/a',
  });
});

it('filters by the URL, and clears the filters', async () => {
  const asked: object[] = [];
  const { user, router } = renderApp({
    path: `${path}&kind=new&competitor=c1`,
    procedures: {
      ...procedures,
      'radar.list': (input: object) => {
        asked.push(input);
        return makeRadarList([]);
      },
    },
  });
  expect(await screen.findByText('No publication matches the filters')).toBeVisible();
  expect(asked[0]).toMatchObject({ kind: 'new', competitorId: 'c1', fortnight: 0 });
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (!clear) throw new Error('no button');
  await user.click(clear);
  expect(router.state.location.search).toEqual({ section: 'radar' });
});

it.each([
  [{ sites: [] }, 'No competitor is tracked'],
  [{ sites: [makeRadarSite({ state: null, polledAt: null, nextAt: null })] }, 'Waiting for the first poll'],
  [{ sites: [makeRadarSite({ isBaseline: true, new: 0, rewritten: 0 })] }, 'No earlier poll to compare with'],
  [{ sites: [makeRadarSite({ new: 0, rewritten: 0 })] }, 'Nothing published in these 14 days'],
  [
    { sites: [makeRadarSite({ state: 'failed', polledAt: null, message: 'The site has no sitemap.' })] },
    'No competitor could be polled',
  ],
])('gives the reason for an empty list (%#)', async (changes, title) => {
  renderApp({
    path,
    procedures: {
      ...procedures,
      'radar.status': () => makeRadarStatus(changes),
      'radar.list': () => makeRadarList([]),
    },
  });
  expect(await screen.findByText(title)).toBeVisible();
});

it('tells the failure and the notes of a competitor', async () => {
  const notes = [{ kind: 'mass_rewrite' as const, count: 40, pattern: 'roaster.example/shop/' }];
  const sites = [makeRadarSite({ state: 'failed', message: 'None of its sitemaps could be read.', notes })];
  const { user } = renderApp({
    path,
    procedures: { ...procedures, 'radar.status': () => makeRadarStatus({ sites }) },
  });
  expect(await screen.findByText('None of its sitemaps could be read.')).toBeVisible();
  await user.click(screen.getByText('1 note'));
  expect(screen.getByText(/40 pages under roaster.example\/shop\/ changed together/)).toBeVisible();
});

it('polls on request, and cancels', async () => {
  const calls: string[] = [];
  let isPolling = false;
  const status = () =>
    makeRadarStatus({ isPolling, sites: [makeRadarSite({ state: isPolling ? 'queued' : 'done' })] });
  const set = (name: string, next: boolean) => () => {
    calls.push(name);
    isPolling = next;
    return status();
  };
  const { user } = renderApp({
    path,
    procedures: {
      ...procedures,
      'radar.status': status,
      'radar.poll': set('poll', true),
      'radar.cancel': set('cancel', false),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Poll now' }));
  expect(await screen.findByText('Polling 1 competitor…')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Poll now' })).toBeEnabled();
  expect(calls).toEqual(['poll', 'cancel']);
});

it('loads further publications on request', async () => {
  const { user } = renderApp({
    path,
    procedures: {
      ...procedures,
      'radar.list': (input: { cursor?: string }) =>
        input.cursor === 'a'
          ? makeRadarList([makePublication('c')], { total: 2 })
          : makeRadarList([makePublication('a')], { total: 2, nextCursor: 'a' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Guide c' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'Moka pots' })).toHaveLength(1);
});
