import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  makeCompetitor,
  makeCompetitorDetails,
  makeCompetitorList,
} from '../../../testing/competitor-fixture.ts';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { Competitor } from './use-competitors.ts';
// Loaded before the first test, so that no test waits for it.
import './competitors-screen.tsx';

const scrolled: { name: string; options: unknown }[] = [];
const { scrollIntoView } = window.HTMLElement.prototype;

beforeEach(() => {
  scrolled.length = 0;
  window.HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement, options?: unknown) {
    scrolled.push({ name: this.querySelector('h2')?.textContent?.trim() ?? '', options });
  };
});
afterEach(() => {
  window.HTMLElement.prototype.scrollIntoView = scrollIntoView;
});

function renderCards(
  competitors: Competitor[],
  { query = '', procedures = {} }: { query?: string; procedures?: FakeProcedures } = {},
) {
  const tracked = [...competitors];
  const app = renderApp({
    path: `/dashboard?section=competitors${query}`,
    procedures: {
      ...shellProcedures,
      'competitors.list': () => makeCompetitorList(tracked),
      'competitors.get': ({ competitorId }: { competitorId: string }) => makeCompetitorDetails(competitorId),
      'competitors.update': ({ competitorId, ...change }: { competitorId: string }) => {
        const index = tracked.findIndex(({ id }) => id === competitorId);
        const changed = { ...makeCompetitor(competitorId), ...tracked[index], ...change };
        tracked[index] = changed;
        return changed;
      },
      ...procedures,
    },
  });
  return { ...app, tracked };
}

const two = () => [makeCompetitor('rival'), makeCompetitor('other')];
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 2, name }).closest('article');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};

describe('a competitor card', () => {
  it('expands to full width, in the URL, scrolled into view with the focus on its control', async () => {
    const { user, router } = renderCards(two());
    const more = await screen.findByRole('button', { name: 'See more: rival' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ competitor: 'rival' }));
    const fewer = screen.getByRole('button', { name: 'Minimize: rival' });
    expect(fewer).toHaveFocus();
    expect(fewer.closest('li')).toHaveAttribute('data-wide');
    expect(scrolled).toEqual([{ name: 'rival', options: { block: 'start', behavior: 'smooth' } }]);
    const gaps = await cardOf('rival').findByRole('table');
    expect(within(gaps).getByText('overnight loaf')).toBeVisible();
    expect(within(gaps).getByText('Not in the first 30')).toBeVisible();
  });

  it('collapses the card that was expanded', async () => {
    const { user } = renderCards(two(), { query: '&competitor=rival' });
    expect(await screen.findByRole('button', { name: 'Minimize: rival' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See more: other' }));
    expect(await screen.findByRole('button', { name: 'Minimize: other' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'See more: rival' })).toBeVisible();
  });

  it('opens from its link, on any page of the list', async () => {
    const many = Array.from({ length: 25 }, (_, index) => makeCompetitor(`site${index + 1}`));
    renderCards(many, { query: '&competitor=site23' });
    expect(await screen.findByRole('button', { name: 'Minimize: site23' })).toBeVisible();
    expect(screen.getByText('Page 2 of 2 · 21 to 25 of 25')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(5);
  });

  it('shows 20 per page', async () => {
    const many = Array.from({ length: 21 }, (_, index) => makeCompetitor(`site${index + 1}`));
    const { user, router } = renderCards(many);
    expect(await screen.findByText('Page 1 of 2 · 1 to 20 of 21')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ page: 2 }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('21 competitors')).toHaveFocus();
  });

  it('reports details that fail to load, and retries', async () => {
    let isBroken = true;
    const { user } = renderCards(two(), {
      query: '&competitor=rival',
      procedures: {
        'competitors.get': () => {
          if (isBroken) throw new ApiFailure('validation_failed', 400, 'Out of order');
          return makeCompetitorDetails('rival');
        },
      },
    });
    expect(await screen.findByText('Could not load the details')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await cardOf('rival').findByRole('table')).toBeVisible();
  });

  it('opens the explorer through the URL', async () => {
    const { user, router } = renderCards(two());
    await user.click(await screen.findByRole('button', { name: 'Explore Keywords: rival' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ explore: 'rival' }));
  });
});

describe('the card of a keyword chip (WCAG 1.4.13)', () => {
  const chip = () => screen.findByRole('button', { name: 'rival keyword 2' });

  it('opens on focus and closes on Escape', async () => {
    renderCards([makeCompetitor('rival')]);
    const button = await chip();
    act(() => button.focus());
    const card = await screen.findByRole('tooltip');
    expect(within(card).getByText('#2')).toBeVisible();
    expect(button).toHaveAttribute('aria-describedby', card.id);
    fireEvent.keyDown(button, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('stays while the pointer is on it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderCards([makeCompetitor('rival')]);
    const button = await chip();
    fireEvent.mouseEnter(button);
    const card = await screen.findByRole('tooltip');
    fireEvent.mouseLeave(button);
    fireEvent.mouseEnter(card);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(card).toBeVisible();
    fireEvent.mouseLeave(card);
    await act(() => vi.advanceTimersByTimeAsync(200));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});

describe('changing a competitor', () => {
  it('renames it', async () => {
    const { user, tracked } = renderCards(two(), { query: '&competitor=rival' });
    await user.click(await screen.findByRole('button', { name: 'More for rival' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit competitor' });
    const name = within(dialog).getByLabelText(/^Name/);
    expect(name).toHaveValue('rival');
    fireEvent.change(name, { target: { value: 'Arch enemy' } });
    fireEvent.change(within(dialog).getByLabelText('Value proposition'), { target: { value: 'Cheap.' } });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Arch enemy' })).toBeVisible();
    expect(tracked[0]).toMatchObject({ displayName: 'Arch enemy', valueProp: 'Cheap.' });
  });

  it('shows why a change was refused', async () => {
    const { user } = renderCards(two(), {
      query: '&competitor=rival',
      procedures: {
        'competitors.update': () => {
          throw new ApiFailure('validation_failed', 400, 'Name is required');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'More for rival' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit competitor' });
    fireEvent.change(within(dialog).getByLabelText(/^Name/), { target: { value: ' ' } });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Name is required')).toBeVisible();
  });

  it('pauses it, keeps it reachable, and undoes the pause', async () => {
    const { user, router } = renderCards(two(), { query: '&competitor=rival' });
    await user.click(await screen.findByRole('button', { name: 'More for rival' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByRole('button', { name: 'Paused 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paused 1' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ paused: true }));
    expect(screen.getByText('1 competitor: paused')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('No competitors match the current filter.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Filter' }));
    expect(await screen.findByText('2 competitors')).toBeVisible();
  });

  it('shows a notice if all are paused', async () => {
    const { user } = renderCards([makeCompetitor('rival', { isActive: false })]);
    expect(await screen.findByText('All your competitors are paused.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show paused' }));
    expect(await screen.findByRole('heading', { name: 'rival' })).toBeVisible();
  });
});

describe('the details of a competitor', () => {
  it('show all figures, their date and source, and our own rank', async () => {
    const { user, router } = renderCards(two(), { query: '&details=rival' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Details: rival' }));
    expect(await dialog.findByText(/Sample data/)).toHaveTextContent(
      /Measured on .+ · Sample data\. 1,000 keywords collected; you also rank for 212 of them; last collected on November 14, 2026\./,
    );
    expect(dialog.getByText('#31')).toBeVisible();
    expect(dialog.getByText(/There is one measurement so far/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('details'));
  });

  it('show the measurements as a chart and as a table', async () => {
    const metrics = makeCompetitorDetails('rival').measurements[0];
    if (!metrics) throw new Error('the fixture has a measurement');
    const measurements = [
      { ...metrics, metricDate: '2026-11-01', organicKeywordsCount: 1400 },
      { ...metrics, metricDate: '2026-11-08', organicKeywordsCount: 1450 },
    ];
    const { user } = renderCards(two(), {
      query: '&details=rival',
      procedures: { 'competitors.get': () => makeCompetitorDetails('rival', { measurements }) },
    });
    expect(await screen.findByText('Organic keywords, 2 measurements since November 1, 2026.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Measurements: Show as table' }));
    const table = within(screen.getByRole('region', { name: 'Measurements' }));
    expect(table.getAllByRole('row').map((row) => row.textContent?.slice(0, 22))).toEqual([
      expect.stringMatching(/^Day/),
      expect.stringContaining('November 8, 2026'),
      expect.stringContaining('November 1, 2026'),
    ]);
  });
});
