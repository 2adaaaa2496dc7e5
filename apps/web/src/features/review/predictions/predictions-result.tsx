import { EmptyState, Paging, Panel } from '@keydence/ui';
import { Button } from '@mantine/core';
import { FillHint } from '../../../lib/fill-hint.tsx';
import { LinkButton } from '../../../lib/link-button.tsx';
import { Calibration } from './calibration.tsx';
import { messages } from './messages.ts';
import { PredictionFilters } from './prediction-filters.tsx';
import classes from './predictions.module.css';
import { hasPredictionFilters, noPredictionFilters, type PredictionsSearch } from './predictions-search.ts';
import { PredictionsTable } from './predictions-table.tsx';
import type { PredictionList } from './use-predictions.ts';

interface PredictionsResultProps {
  ledger: PredictionList;
  search: PredictionsSearch;
  onChange: (changes: Partial<PredictionsSearch>) => void;
}

/** Results of all predictions, and one page of them with its count and its filters. */
export function PredictionsResult({ ledger, search, onChange }: PredictionsResultProps) {
  const { data, pagination, summary, dataSource } = ledger;
  const { total, page, limit } = pagination;
  if (total === 0 && !hasPredictionFilters(search)) {
    return (
      <Panel>
        <EmptyState
          title={messages.empty}
          action={
            <LinkButton to="/dashboard" search={{ section: 'content-plan' }}>
              {messages.toPlan}
            </LinkButton>
          }
        >
          <FillHint>{messages.emptyHint}</FillHint>
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      <Calibration summary={summary} isSample={dataSource === 'sample'} />
      <PredictionFilters search={search} onChange={onChange} />
      <p role="status" className={classes.count}>
        {messages.count(total)}
      </p>
      {data.length > 0 ? (
        <>
          <PredictionsTable predictions={data} />
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
      ) : (
        <Nothing isPastEnd={total > 0} onChange={onChange} />
      )}
    </>
  );
}

interface NothingProps {
  isPastEnd: boolean;
  onChange: PredictionsResultProps['onChange'];
}

function Nothing({ isPastEnd, onChange }: NothingProps) {
  return (
    <Panel>
      <EmptyState
        title={isPastEnd ? messages.pastEnd : messages.noMatch}
        action={
          <Button onClick={() => onChange(isPastEnd ? {} : noPredictionFilters)}>
            {isPastEnd ? messages.firstPage : messages.clearFilters}
          </Button>
        }
      />
    </Panel>
  );
}
