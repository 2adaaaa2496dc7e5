import { EmptyState, SampleChip, SectionHeading } from '@keydence/ui';
import { Tabs } from '@mantine/core';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useSeeReview } from '../../lib/moves/review-count.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';
import { MoveReview } from './move-review.tsx';
import { PredictionsScreen } from './predictions/predictions-screen.tsx';
import { type ReviewSearch, reviewSearch } from './review-search.ts';

/** Results of done moves, and all predictions. */
export function ReviewScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(reviewSearch);
  useSeeReview();
  if (!domain && !isLoading) {
    return (
      <>
        <SectionHeading order={1} title={messages.title} />
        <EmptyState title={messages.noDomain}>
          <FillHint>{messages.noDomainHint}</FillHint>
        </EmptyState>
      </>
    );
  }
  const open = (value: string | null) =>
    void update({ ...clean, tab: value === 'predictions' ? 'predictions' : undefined });
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={
          <>
            {messages.description} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
          </>
        }
      />
      <Tabs value={search.tab ?? 'moves'} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={messages.tabs}>
          <Tabs.Tab value="moves">{messages.moves}</Tabs.Tab>
          <Tabs.Tab value="predictions">{messages.predictions}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="moves" pt="md">
          <MoveReview
            search={search}
            onChange={(changes: Partial<ReviewSearch>) => void update({ page: undefined, ...changes })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="predictions" pt="md">
          <PredictionsScreen />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** Clears the filters of both tabs when the tab changes. */
const clean = { verdict: undefined, outcome: undefined, search: undefined, page: undefined };
