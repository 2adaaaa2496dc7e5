import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { Spending } from './use-spending.ts';

const analyst: NonNullable<Spending['analyst']> = {
  model: 'local-7b',
  sections: 16,
  inputTokens: 120_000,
  outputTokens: 8_000,
  uncountedSections: 1,
  usd: 0.076,
  uses: [
    {
      model: 'local-7b',
      promptVersion: 1,
      domainName: 'rye.example',
      inputTokens: 120_000,
      outputTokens: 8_000,
      usd: 0.076,
    },
  ],
};

function renderSettings(use: Spending['analyst']) {
  return renderApp({
    path: '/dashboard?section=workspace-settings',
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [makeWorkspace('w1', ['d1'])],
      'workspaces.get': () => makeWorkspace('w1', ['d1']),
      'members.list': () => ({ data: [] }),
      'invitations.list': () => ({ data: [] }),
      'spending.get': () => ({ isLive: false, analyst: use }),
    },
  });
}
const findCard = async () => within(await screen.findByRole('region', { name: 'Language Model' }));

it('shows tokens and cost of a language model, by website', async () => {
  renderSettings(analyst);
  const card = await findCard();
  expect(card.getByText('120,000')).toBeVisible();
  expect(card.getByText('$0.08')).toBeVisible();
  expect(card.getByText('rye.example, by local-7b with prompt version 1')).toBeVisible();
  expect(card.getByText('$0.08 (128,000 tokens)')).toBeVisible();
  expect(card.getByText('The service did not count the tokens of one section.')).toBeVisible();
});

it('explains how to see the cost without configured prices', async () => {
  renderSettings({ ...analyst, usd: null, uses: [] });
  const card = await findCard();
  expect(card.getByText('Unknown')).toBeVisible();
  expect(card.getByText(/AI_INPUT_PRICE and AI_OUTPUT_PRICE/)).toBeVisible();
});

it('is hidden when the rules write the reports', async () => {
  renderSettings(null);
  await screen.findByRole('region', { name: 'Domain Management' });
  expect(screen.queryByRole('region', { name: 'Language Model' })).toBeNull();
});
