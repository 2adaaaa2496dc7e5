import { type FeedbackCategory, feedbackCategories } from '@keydence/domain';
import { Button, Skeleton } from '@mantine/core';
import type { BoardSearch } from './board-search.ts';
import { CategoryIcon } from './category-icon.tsx';
import classes from './feedback-board.module.css';
import { categoryLabels, messages } from './messages.ts';
import { useCategoryCounts } from './use-category-counts.ts';

interface CategoryNavProps {
  search: BoardSearch;
  onChange: (changes: BoardSearch) => void;
}

/** All feedback and the four categories, with their item counts. */
export function CategoryNav({ search, onChange }: CategoryNavProps) {
  const { data, error, isFetching, refetch } = useCategoryCounts(search.ours === true);
  const counts = data && new Map<string, number>(data.map(({ category, count }) => [category, count]));
  const total = data?.reduce((sum, { count }) => sum + count, 0);
  const hasFailed = !data && error !== null && !isFetching;
  const row = (category: FeedbackCategory | null, count: number | undefined) => (
    <button
      key={category ?? 'all'}
      type="button"
      className={classes.category}
      aria-pressed={(search.category ?? null) === category}
      onClick={() => onChange({ category: category ?? undefined })}
    >
      <CategoryIcon category={category} />
      <span className={classes.categoryName}>
        {category ? categoryLabels[category] : messages.allCategories}
      </span>
      <CategoryCount count={count} hasFailed={hasFailed} />
    </button>
  );
  return (
    <fieldset className={classes.categories}>
      <legend className={classes.sideTitle}>{messages.categories}</legend>
      <div className={classes.categoryRows}>
        {row(null, total)}
        {feedbackCategories.map((category) => row(category, counts && (counts.get(category) ?? 0)))}
      </div>
      {hasFailed ? (
        <p role="status" className={classes.quiet}>
          {messages.countsFailed}{' '}
          <Button variant="subtle" size="compact-sm" mih={32} onClick={() => void refetch()}>
            {messages.tryAgain}
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
}

function CategoryCount({ count, hasFailed }: { count: number | undefined; hasFailed: boolean }) {
  if (count === undefined && !hasFailed) return <Skeleton component="span" width={20} height={14} />;
  return <span className={classes.categoryCount}>{count?.toLocaleString('en-US') ?? '–'}</span>;
}
