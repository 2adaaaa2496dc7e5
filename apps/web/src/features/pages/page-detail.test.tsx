import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import { makePageDetail } from '../../../testing/page-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

async function showFacts(raw: ReturnType<typeof makePageDetail>['raw']) {
  renderApp({
    path: '/dashboard?section=pages&of=1',
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [
        { ...makeWorkspace('w1', []), domains: [makeDomain('d1', { dataSource: 'import' })] },
      ],
      'pages.get': () => ({ ...makePageDetail('1'), raw }),
    },
  });
  return within(await screen.findByRole('region', { name: 'Facts' }));
}

it('shows that a browser rendered a page, and its HTML without scripts', async () => {
  const facts = await showFacts({ title: 'Loading', description: null, words: 3, links: 1 });
  expect(facts.getByText('Rendered in a browser')).toBeVisible();
  expect(facts.getByText('Yes. Without scripts: 3 words, 1 link')).toBeVisible();
  expect(facts.getByText('Loading')).toBeVisible();
});

it('says nothing of a browser for other pages', async () => {
  const facts = await showFacts(null);
  expect(facts.queryByText('Rendered in a browser')).toBeNull();
});
