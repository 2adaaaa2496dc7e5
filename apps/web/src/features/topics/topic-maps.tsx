import { EmptyState, Panel } from '@keydence/ui';
import { Group, SegmentedControl, Title } from '@mantine/core';
import { FillHint } from '../../lib/fill-hint.tsx';
import { ImportLink } from '../../lib/import-link.tsx';
import { mapTexts } from './messages.ts';
import classes from './topic-map.module.css';
import { TopicMap } from './topic-map.tsx';
import { isPlotted, TopicScatter } from './topic-scatter.tsx';
import type { TopicsSearch } from './topics-search.ts';
import type { TopicList } from './use-topics.ts';

interface TopicMapsProps {
  list: TopicList;
  search: TopicsSearch;
  isSample: boolean;
  onChange: (changes: Partial<TopicsSearch>) => void;
}

/**
 * Topics with the most demand as a map, by difficulty or by area. The default is by difficulty, if it is
 * known for half of them. Where no demand is known, the areas show impressions.
 */
export function TopicMaps({ list, search, isSample, onChange }: TopicMapsProps) {
  const withDemand = list.data.filter(({ demand }) => demand !== null && demand > 0);
  const isByImpressions = withDemand.length < 2;
  if (isByImpressions && list.data.filter(({ impressions }) => impressions).length < 2) return null;
  const plotted = list.data.filter(isPlotted);
  const isKnown = plotted.length >= 2 && plotted.length * 2 >= withDemand.length;
  const map = search.map ?? (isKnown ? 'difficulty' : 'area');
  return (
    <Panel className={classes.panel ?? ''}>
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} size="h3">
          {mapTexts.title}
        </Title>
        <SegmentedControl
          aria-label={mapTexts.title}
          value={map}
          onChange={(next) => onChange({ map: next === 'area' ? 'area' : 'difficulty', page: search.page })}
          data={[
            { value: 'difficulty', label: mapTexts.byDifficulty },
            { value: 'area', label: mapTexts.byArea },
          ]}
        />
      </Group>
      {map === 'area' ? (
        <TopicMap list={list} isByImpressions={isByImpressions} isSample={isSample} />
      ) : isKnown ? (
        <TopicScatter list={list} topics={plotted} isSample={isSample} />
      ) : (
        <EmptyState
          title={mapTexts.difficultyKnown(plotted.length, withDemand.length)}
          action={<ImportLink />}
        >
          <FillHint>{mapTexts.difficultyHint}</FillHint>
        </EmptyState>
      )}
    </Panel>
  );
}
