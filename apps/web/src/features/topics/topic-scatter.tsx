import { type TopicStanding, topicStanding, topicStandings } from '@keydence/domain';
import { ChartFrame, type Column, valueAxis } from '@keydence/ui';
import { useMemo } from 'react';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { type PlotItem, type PlotMark, ScatterLegend, ScatterPlot } from '../../lib/scatter-plot.tsx';
import { TopicLink } from '../../lib/topic-link.tsx';
import { describeTopic } from './describe-topic.ts';
import { figures, mapTexts, standingLabels } from './messages.ts';
import { Demand } from './topic-figures.tsx';
import type { Topic, TopicList } from './use-topics.ts';

const height = 340;

type PlottedTopic = Topic & { demand: number; difficulty: number };

/** True if a topic has the figures for the map. */
export function isPlotted(topic: Topic): topic is PlottedTopic {
  return topic.difficulty !== null && topic.demand !== null && topic.demand > 0;
}

interface TopicScatterProps {
  list: TopicList;
  topics: readonly PlottedTopic[];
  isSample: boolean;
}

const columns: Column<Topic>[] = [
  { header: figures.topic.name, cell: (topic) => <TopicLink topic={topic} /> },
  { header: mapTexts.demandAxis, cell: (topic) => <Demand {...topic} />, isNumber: true },
  { header: mapTexts.difficultyAxis, cell: ({ difficulty }) => difficulty, isNumber: true },
  { header: figures.gain.name, cell: ({ gain }) => <GainFigure gain={gain} />, isNumber: true },
  { header: mapTexts.standing, cell: (topic) => standingLabels[topicStanding(topic)] },
];

/** Topics by difficulty and demand: area is gain, shape and fill show the site's pages for a topic. */
export function TopicScatter({ list, topics, isSample }: TopicScatterProps) {
  const axis = useMemo(() => valueAxis(topics.map(({ demand }) => demand)), [topics]);
  const items = useMemo(() => topics.map(viewItem), [topics]);
  const { total } = list.pagination;
  return (
    <ChartFrame
      title={axis.isLog ? mapTexts.scatterLog : mapTexts.scatter}
      caption={mapTexts.scatterCaption({
        shown: topics.length,
        unknown: list.data.length - topics.length,
        total,
      })}
      isSample={isSample}
      rows={topics}
      columns={columns}
      height={height}
    >
      <ScatterLegend
        label={mapTexts.standing}
        entries={topicStandings.map((standing) => ({
          mark: marks[standing],
          label: standingLabels[standing],
        }))}
      />
      <ScatterPlot
        label={mapTexts.points}
        valueLabel={mapTexts.demandAxis}
        difficultyLabel={mapTexts.difficultyAxis}
        items={items}
        axis={axis}
        height={height}
      />
    </ChartFrame>
  );
}

const marks: Record<TopicStanding, PlotMark> = {
  ahead: 'round',
  behind: 'diamond',
  competing: 'square',
  none: 'ring',
};

function viewItem(topic: PlottedTopic): PlotItem {
  const standing = topicStanding(topic);
  return {
    key: topic.id,
    name: topic.name,
    difficulty: topic.difficulty,
    value: topic.demand,
    size: topic.gain?.mid ?? null,
    mark: marks[standing],
    text: `${describeTopic(topic)}, ${standingLabels[standing]}`,
    search: { section: 'topics', topic: topic.id },
  };
}
