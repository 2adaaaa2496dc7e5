import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import { makePageDetail } from '../../../testing/page-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

type Detail = ReturnType<typeof makePageDetail>;

async function show(changes: Partial<Detail> = {}, dataSource: 'import' | 'sample' = 'import') {
  const own = { ...makeWorkspace('w1', []), domains: [makeDomain('d1', { dataSource })] };
  const { user } = renderApp({
    path: '/dashboard?section=pages&of=1',
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [own],
      'pages.get': () => ({ ...makePageDetail('1'), ...changes }),
    },
  });
  return { user, panel: within(await screen.findByRole('region', { name: 'Links to add' })) };
}

it('shows the sentence of the source with the words marked', async () => {
  const { panel } = await show();
  expect(panel.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    expect.stringContaining('section=pages&of=%223%22'),
  );
  const mark = panel.getByText('hand grinder', { selector: 'mark' });
  expect(mark.parentElement).toHaveTextContent('A good hand grinder lasts for years.');
  expect(
    panel.getByText('Paragraph 2 · search “hand grinder” · its menu already has the link'),
  ).toBeVisible();
  expect(panel.queryByText('Sample')).toBeNull();
});

it('copies the words as a link in HTML', async () => {
  const [idea] = makePageDetail('1').linkIdeas;
  if (!idea) throw new Error('No idea');
  const { user, panel } = await show({ linkIdeas: [{ ...idea, anchor: 'salt & "pepper"' }] });
  panel.getByRole('button', { name: 'Copy link for Page 3' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Copy link for Page 3' })).toHaveFocus();
  expect(await navigator.clipboard.readText()).toBe(
    '<a href="https://d1.example/1">salt &amp; &quot;pepper&quot;</a>',
  );
});

it('shows the reason if there is no idea, and the mark of a sample', async () => {
  const reason = 'The words for this page are on too many pages.';
  const { panel } = await show({ linkIdeas: [], noLinkIdeas: reason }, 'sample');
  expect(panel.getByText(reason)).toBeVisible();
  expect(panel.getByText('Sample')).toBeVisible();
  expect(panel.queryByRole('list')).toBeNull();
});
