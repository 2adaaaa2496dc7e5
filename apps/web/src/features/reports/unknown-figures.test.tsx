import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from './messages.ts';
import { PagesCard } from './pages-card.tsx';
import { RankingsCard } from './rankings-card.tsx';

it.each([
  [0, messages.noPages, messages.noRankings],
  [300, messages.unknownPages, messages.unknownVolumes],
])('explains empty lists with %i ranked keywords', (rankedKeywords, pages, rankings) => {
  render(
    <MantineProvider env="test">
      <PagesCard pages={[]} rankedKeywords={rankedKeywords} />
      <RankingsCard rankings={[]} rankedKeywords={rankedKeywords} />
    </MantineProvider>,
  );
  expect(screen.getByText(pages)).toBeVisible();
  expect(screen.getByText(rankings)).toBeVisible();
});
