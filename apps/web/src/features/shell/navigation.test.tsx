import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeWorkspace } from '../../test/fixtures.ts';
import { renderApp } from '../../test/render-app.tsx';

const procedures = { 'workspaces.list': () => [makeWorkspace('w1', ['d1'])] };

function renderSection(section: string) {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const app = renderApp({ path: `/dashboard?section=${section}`, procedures });
  return { ...app, scrollTo };
}

describe('a route change', () => {
  it('scrolls to the top, takes the focus to the content and says where one is', async () => {
    const { user, scrollTo } = renderSection('one');
    await screen.findByText('This section is coming soon');
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: 'Feedback Board' }));
    await waitFor(() => expect(document.title).toBe('Feedback Board · Keydence'));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByText('Feedback Board · Keydence')).toHaveAttribute('aria-live', 'polite');
  });

  it('leaves the focus to what the page opens with', async () => {
    const { user } = renderSection('one');
    await screen.findByText('This section is coming soon');
    await user.click(screen.getByRole('link', { name: 'Share Feedback' }));
    expect(await screen.findByRole('dialog', { name: 'Share feedback' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
  });

  it('leaves the place and the focus alone when only a filter changes', async () => {
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

  it('names a page by its section, and an unknown path by the product and the path', async () => {
    const { router } = renderSection('keyword-inspector');
    await waitFor(() => expect(document.title).toBe('Keyword Inspector · Keydence'));
    router.history.push('/no/such/page');
    await waitFor(() => expect(document.title).toBe('Keydence /no/such/page'));
  });
});
