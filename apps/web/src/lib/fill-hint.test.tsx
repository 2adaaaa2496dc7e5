import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeWorkspace } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { shellProcedures } from '../../testing/shell-procedures.ts';
import { viewerFillHint } from './fill-hint.tsx';

const sections = [
  'dashboard',
  'keywords',
  'reports',
  'alerts',
  'competitors',
  'gap-matrix',
  'content-plan',
  'predictions',
];

it.each(sections)('tells a viewer of an empty workspace in %s which roles add data', async (section) => {
  renderApp({
    path: `/dashboard?section=${section}`,
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [makeWorkspace('w1', [], { role: 'viewer' })],
    },
  });
  expect(await screen.findByText(viewerFillHint)).toBeVisible();
});
