import { moveVerdict } from '@keydence/domain';
import { EmptyState, ErrorPanel, Paging, Panel, Refreshing } from '@keydence/ui';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { failureText } from '../../lib/failure-text.ts';
import { LinkButton } from '../../lib/link-button.tsx';
import { verdictLabels } from '../../lib/moves/move-texts.ts';
import type { MoveReview as MoveReviewData } from '../../lib/moves/use-moves.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';
import classes from './review.module.css';
import { type ReviewSearch, reviewSearch } from './review-search.ts';
import { ReviewSums } from './review-sums.tsx';
import { ReviewTable } from './review-table.tsx';

const pageSize = 20;

interface MoveReviewProps {
  search: ReviewSearch;
  onChange: (changes: Partial<ReviewSearch>) => void;
}

/** Sums at each checkpoint against their range, and each done move with its verdict. */
export function MoveReview({ search, onChange }: MoveReviewProps) {
  const { domain } = useSelection();
  const { data, error, isFetching, refetch } = trpc.moves.review.useQuery(
    { domainId: domain?.id ?? '', verdict: search.verdict, page: search.page, limit: pageSize },
    { enabled: domain !== null },
  );
  if (!data) {
    return error && !isFetching ? (
      <Panel>
        <ErrorPanel title={messages.loadFailed} message={failureText(error)} onRetry={() => void refetch()} />
      </Panel>
    ) : (
      <Skeleton height={360} radius="md" />
    );
  }
  if (data.pagination.total === 0 && search.verdict === undefined) {
    return (
      <Panel>
        <EmptyState
          title={messages.empty}
          action={
            <LinkButton to="/dashboard" search={{ section: 'moves' }}>
              {messages.toMoves}
            </LinkButton>
          }
        >
          {messages.emptyHint}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Refreshing isOn={isFetching}>
      <ReviewSums review={data} />
      <search className={classes.filters} aria-label={messages.filters}>
        <NativeSelect
          label={messages.verdict}
          value={search.verdict ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ verdict: reviewSearch.shape.verdict.parse(value) })
          }
          data={[
            { value: '', label: messages.anyVerdict },
            ...moveVerdict.options.map((value) => ({ value, label: verdictLabels[value] })),
          ]}
        />
      </search>
      <Rows review={data} onChange={onChange} />
    </Refreshing>
  );
}

function Rows({ review, onChange }: { review: MoveReviewData; onChange: MoveReviewProps['onChange'] }) {
  const { page, limit, total } = review.pagination;
  if (review.data.length === 0) {
    const isPastEnd = total > 0;
    return (
      <Panel>
        <EmptyState
          title={isPastEnd ? messages.pastEnd : messages.noMatch}
          action={
            <Button onClick={() => onChange(isPastEnd ? { page: undefined } : { verdict: undefined })}>
              {isPastEnd ? messages.firstPage : messages.clear}
            </Button>
          }
        />
      </Panel>
    );
  }
  return (
    <>
      <p role="status" className={classes.count}>
        {messages.count(total)}
      </p>
      <ReviewTable moves={review.data} />
      <Paging
        page={page}
        limit={limit}
        total={total}
        onChange={(next) => {
          onChange({ page: next === 1 ? undefined : next });
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}
