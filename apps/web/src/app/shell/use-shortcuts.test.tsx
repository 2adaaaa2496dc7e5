import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded before the first test, so that no test waits for it.
import './shortcuts-dialog.tsx';
import './palette-dialog.tsx';

async function renderShell() {
  const app = renderApp({
    path: '/dashboard?section=coming-some-day',
    procedures: { 'workspaces.list': () => [makeWorkspace('w1', ['d1'])] },
  });
  await screen.findByText('This section is coming soon');
  const section = () => router.state.location.search.section;
  const { router } = app;
  return { ...app, section };
}

describe('single-key shortcuts', () => {
  it('open a section', async () => {
    const { user, section } = await renderShell();
    await user.keyboard('gf');
    await waitFor(() => expect(section()).toBe('feedback-board'));
    await user.keyboard('gd');
    await waitFor(() => expect(section()).toBe(undefined));
  });

  it('ignore typed text and keys with a modifier', async () => {
    const { user, section } = await renderShell();
    await user.click(screen.getByRole('combobox', { name: 'Domain' }));
    await user.keyboard('gf');
    await user.keyboard('{Escape}');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('g{Control>}f{/Control}');
    expect(section()).toBe('coming-some-day');
  });

  it('focus the search field, or open the palette without one', async () => {
    const { user } = await renderShell();
    await user.keyboard('/');
    expect(await screen.findByRole('combobox', { name: /Search pages/ })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: /Search pages/ })).toHaveValue('');
  });

  it('are listed by the question mark, and switched off there permanently (WCAG 2.1.4)', async () => {
    const { user, section } = await renderShell();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(screen.getByText('Go to Keyword Inspector')).toBeVisible();
    for (const line of [
      'Next or previous row',
      'Accept the move or keyword',
      'Choose columns',
      'Select all rows',
    ]) {
      expect(screen.getByText(line)).toBeVisible();
    }
    await user.click(screen.getByRole('switch', { name: /Single-key shortcuts/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('gf?');
    expect(section()).toBe('coming-some-day');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('keydence.shortcuts')).toBe('false');
  });

  it('are listed in the user menu', async () => {
    const { user } = await renderShell();
    await user.click(screen.getByRole('button', { name: /User menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});
