import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const procedures = { 'workspaces.list': () => [makeWorkspace('w1', ['d1'])] };

function renderSection(section: string) {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const app = renderApp({ path: `/dashboard?section=${section}`, procedures });
  return { ...app, scrollTo };
}

describe('a route change', () => {
  it('scrolls to the top, focuses the content and announces the page', async () => {
    const { user, scrollTo } = renderSection('one');
    await screen.findByText('This section is coming soon');
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: 'Feedback Board' }));
    await waitFor(() => expect(document.title).toBe('Feedback Board · Keydence'));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByText('Feedback Board · Keydence')).toHaveAttribute('aria-live', 'polite');
  });

  it('leaves the focus to the element that the page opens with', async () => {
    const { user } = renderSection('one');
    await screen.findByText('This section is coming soon');
    await user.click(screen.getByRole('link', { name: 'Share Feedback' }));
    expect(await screen.findByRole('dialog', { name: 'Share feedback' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
  });

  it('keeps position and focus when only a filter changes', async () => {
    const { router, scrollTo } = renderSection('one');
    await screen.findByText('This section is coming soon');
    const link = screen.getByRole('link', { name: 'Share Feedback' });
    link.focus();
    scrollTo.mockClear();
    const search = { section: 'one', page: 2 };
    await router.navigate({ to: '/dashboard', search, resetScroll: false });
    await waitFor(() => expect(router.state.location.search).toEqual(search));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(link).toHaveFocus();
  });

  it('titles a page by its section, and an unknown path by the product and the path', async () => {
    const { router } = renderSection('keyword-inspector');
    await waitFor(() => expect(document.title).toBe('Keyword Inspector · Keydence'));
    router.history.push('/no/such/page');
    await waitFor(() => expect(document.title).toBe('Keydence /no/such/page'));
  });
});

describe('the navigation', () => {
  it('lists the sections in groups with names', async () => {
    renderSection('one');
    const main = await screen.findByRole('navigation', { name: 'Main' });
    const groups = ['Plan', 'Research', 'Competition', 'Site'].map((name) => [
      name,
      within(within(main).getByRole('list', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['Plan', ['Moves', 'Content Plan', 'Briefs', 'Review']],
      ['Research', ['Keywords', 'Topics', 'Keyword Inspector']],
      ['Competition', ['Competitors', 'Gap Matrix', 'Radar']],
      ['Site', ['Pages', 'Reports', 'Alerts']],
    ]);
  });

  it('shows the domain once', async () => {
    renderSection('profile');
    expect(await screen.findByRole('combobox', { name: 'Domain' })).toHaveValue('d1.example');
    expect(within(screen.getByRole('banner')).queryByText('d1.example')).toBeNull();
    expect(within(screen.getByRole('banner')).getByText('Profile')).toBeVisible();
  });

  it('is a rail of named icons below 1,024 pixels', async () => {
    windowOf('(max-width: 63.99em)');
    const { user } = renderSection('one');
    const website = await screen.findByRole('region', { name: 'Website' });
    expect(within(website).getByRole('combobox', { name: 'Domain' })).toBeVisible();
    const rail = await screen.findByRole('complementary', { name: 'Sidebar' });
    const link = within(rail).getByRole('link', { name: 'Gap Matrix' });
    expect(within(rail).queryByText('Workspace')).toBeNull();
    await user.hover(link);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Gap Matrix');
    await user.click(within(rail).getByRole('button', { name: 'Open menu' }));
    const menu = await screen.findByRole('dialog', anyWidth);
    expect(within(menu).getByRole('link', { name: 'Share Feedback', ...anyWidth })).toBeInTheDocument();
  });

  it('is a bar at the bottom below 768 pixels, with the rest behind its last entry', async () => {
    windowOf('(max-width: 63.99em)', '(max-width: 47.99em)');
    const { user } = renderSection('moves');
    const bar = await screen.findByRole('navigation', { name: 'Main sections' });
    const entries = within(bar).getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Moves', 'Keywords', 'Plan']);
    expect(within(bar).getByRole('link', { name: 'Moves' })).toHaveAttribute('aria-current', 'page');
    await user.click(within(bar).getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('dialog', anyWidth);
    await user.click(within(menu).getByRole('link', { name: 'Feedback Board', ...anyWidth }));
    await waitFor(() => expect(screen.queryByRole('dialog', anyWidth)).toBeNull());
    await waitFor(() => expect(document.title).toBe('Feedback Board · Keydence'));
  });
});

/** The tests' styles are those of a wide window, which hide the menu. */
const anyWidth = { hidden: true };

/** Window that matches these media queries. */
function windowOf(...queries: readonly string[]): void {
  const answer = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...answer(query),
    matches: queries.includes(query),
  }));
}
