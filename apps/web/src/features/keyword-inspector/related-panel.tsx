import { keywordDifficultyLabel, shortenVolume } from '@keydence/domain';
import { DataTable, EmptyState, Figure, formatNumber, QueryState, SampleChip, ToneBadge } from '@keydence/ui';
import { Button, Skeleton } from '@mantine/core';
import { intentLabels } from '../../lib/intent-labels.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useMaySpend } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import classes from './keyword-inspector.module.css';
import { difficultyTones, messages, relatedTexts } from './messages.ts';
import { TrackAllButton } from './track-all-button.tsx';
import { TrackButton } from './track-button.tsx';
import { lookupOptions } from './use-keyword-inspector.ts';
import { useTrackKeywords } from './use-track-keywords.ts';
import { useTrackedKeywords } from './use-tracked-keywords.ts';

type Related = NonNullable<RouterOutputs['keywords']['listRelated']['data']>[number];

const shownKeywords = 20;

interface RelatedPanelProps {
  keyword: string;
  kind: 'related' | 'questions';
  onInspect: (keyword: string) => void;
}

/** Similar keywords or questions, to inspect or track. */
export function RelatedPanel({ keyword, kind, onInspect }: RelatedPanelProps) {
  const { domain, market } = useSelection();
  const maySpend = useMaySpend();
  const query = trpc.keywords.listRelated.useQuery(
    {
      domainId: domain?.id ?? '',
      keyword,
      kind,
      limit: shownKeywords,
      locationCode: market?.locationCode,
      languageCode: market?.languageCode,
    },
    { enabled: domain !== null && maySpend, ...lookupOptions },
  );
  const texts = relatedTexts[kind];
  return (
    <QueryState
      query={query}
      errorTitle={texts.failed}
      loading={<Skeleton height={320} />}
      isEmpty={({ data }) => data === null || data.length === 0}
      empty={
        <EmptyState title={query.data?.data === null ? texts.unavailable : texts.none}>
          {query.data?.data === null ? messages.unavailableHint : messages.noneHint}
        </EmptyState>
      }
    >
      {({ data, dataSource }) => (
        <RelatedTable
          texts={texts}
          rows={data ?? []}
          isSample={dataSource === 'sample'}
          onInspect={onInspect}
        />
      )}
    </QueryState>
  );
}

interface RelatedTableProps {
  texts: (typeof relatedTexts)[RelatedPanelProps['kind']];
  rows: readonly Related[];
  isSample: boolean;
  onInspect: (keyword: string) => void;
}

function RelatedTable({ texts, rows, isSample, onInspect }: RelatedTableProps) {
  const keywords = rows.map(({ keyword }) => keyword);
  const isTracked = useTrackedKeywords(keywords);
  const { track, tracking } = useTrackKeywords();
  return (
    <>
      <div className={classes.tableHead}>
        <span>
          {texts.count(rows.length)} {isSample ? <SampleChip /> : null}
        </span>
        <TrackAllButton keywords={keywords} isTracked={isTracked} tracking={tracking} onTrack={track} />
      </div>
      <DataTable
        label={texts.label}
        rows={rows}
        columns={[
          {
            header: 'Keyword',
            cell: ({ keyword }) => (
              <Button
                variant="subtle"
                size="compact-sm"
                mih={32}
                className={classes.keywordLink ?? ''}
                onClick={() => onInspect(keyword)}
              >
                {keyword}
              </Button>
            ),
          },
          {
            header: 'List',
            cell: ({ keyword }) => (
              <TrackButton
                name={`${messages.track} "${keyword}"`}
                isTracked={isTracked(keyword)}
                isBusy={tracking.includes(keyword)}
                onTrack={() => track([keyword])}
              />
            ),
          },
          {
            header: 'Searches / month',
            cell: ({ searchVolume }) => (
              <Figure
                text={searchVolume === null ? null : shortenVolume(searchVolume)}
                {...(searchVolume === null ? {} : { exact: formatNumber(searchVolume) })}
                unknownReason={messages.unknown}
              />
            ),
            isNumber: true,
          },
          { header: 'Difficulty (/100)', cell: (row) => <Difficulty score={row.keywordDifficulty} /> },
          {
            header: 'Intent',
            cell: ({ intentType }) => (
              <Figure text={intentType && intentLabels[intentType]} unknownReason={messages.unknown} />
            ),
          },
        ]}
      />
    </>
  );
}

function Difficulty({ score }: { score: number | null }) {
  if (score === null) return <Figure text={null} unknownReason={messages.unknown} />;
  const label = keywordDifficultyLabel(score);
  return (
    <>
      {score}{' '}
      <ToneBadge tone={difficultyTones[label]} isPlain>
        {label}
      </ToneBadge>
    </>
  );
}
