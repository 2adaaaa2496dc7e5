import { keywordDifficultyLabel, shortenVolume, topicStanding, topicStandings } from '@keydence/domain';
import { ChartFrame, type Column, formatNumber, nextPoint, scatterPoints, valueAxis } from '@keydence/ui';
import { useElementSize } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { GainFigure } from '../../app/gain-figure.tsx';
import { TopicLink } from '../../app/topic-link.tsx';
import { describeTopic } from './describe-topic.ts';
import { figures, mapTexts, standingLabels } from './messages.ts';
import { Demand } from './topic-figures.tsx';
import classes from './topic-scatter.module.css';
import type { Topic, TopicList } from './use-topics.ts';

const height = 340;
/** Before the browser has measured the frame, in pixels. */
const firstWidth = 880;
const difficultyTicks = [0, 20, 40, 60, 80, 100];
/** The least side of what a pointer or a finger must hit. */
const target = 24;

type PlottedTopic = Topic & { demand: number; difficulty: number };

/** True if a topic has a place on the map. */
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
  { header: mapTexts.demandAxis, cell: (topic) => <Demand demand={topic.demand} />, isNumber: true },
  { header: mapTexts.difficultyAxis, cell: ({ difficulty }) => difficulty, isNumber: true },
  { header: figures.gain.name, cell: ({ gain }) => <GainFigure gain={gain} />, isNumber: true },
  { header: mapTexts.standing, cell: (topic) => standingLabels[topicStanding(topic)] },
];

/** Topics by difficulty and demand: area is gain, shape and fill say what the site has for a topic. */
export function TopicScatter({ list, topics, isSample }: TopicScatterProps) {
  const axis = useMemo(() => valueAxis(topics.map(({ demand }) => demand)), [topics]);
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
      <Legend />
      <Plot topics={topics} axis={axis} />
    </ChartFrame>
  );
}

function Legend() {
  return (
    <ul className={classes.legend} aria-label={mapTexts.standing}>
      {topicStandings.map((standing) => (
        <li key={standing}>
          <span className={classes.swatch} data-standing={standing} aria-hidden />
          {standingLabels[standing]}
        </li>
      ))}
    </ul>
  );
}

interface PlotProps {
  topics: readonly PlottedTopic[];
  axis: ReturnType<typeof valueAxis>;
}

/** One Tab stop; arrow keys move in it. */
function Plot({ topics, axis }: PlotProps) {
  const { ref, width } = useElementSize();
  const [current, setCurrent] = useState(0);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const points = useMemo(
    () =>
      scatterPoints(
        topics.map((topic) => ({
          topic,
          name: topic.name,
          x: topic.difficulty / 100,
          y: axis.place(topic.demand),
          size: topic.gain?.mid ?? null,
        })),
        { width: width || firstWidth, height },
      ),
    [topics, axis, width],
  );
  const at = Math.min(current, points.length - 1);
  const shown = points[at]?.item.topic;
  const move = (event: KeyboardEvent) => {
    const next = nextPoint(points, at, event.key);
    if (next === null) return;
    event.preventDefault();
    links.current[next]?.focus();
  };
  return (
    <>
      <div className={classes.plot}>
        <p className={classes.axisName} aria-hidden>
          {mapTexts.demandAxis}
        </p>
        <div className={classes.grid} style={{ height }}>
          <div aria-hidden>
            {axis.ticks.map((tick) => (
              <span key={tick} className={classes.line} style={{ bottom: `${axis.place(tick) * 100}%` }}>
                <span>{tick >= 1_000 ? shortenVolume(tick) : formatNumber(tick)}</span>
              </span>
            ))}
            {difficultyTicks.map((tick) => (
              <span key={tick} className={classes.tick} style={{ left: `${tick}%` }}>
                {tick}
              </span>
            ))}
          </div>
          <ul ref={ref} className={classes.points} aria-label={mapTexts.points} onKeyDown={move}>
            {points.map(({ item: { topic }, left, top, radius, labelSide }, index) => (
              <li key={topic.id} style={{ left, top }} data-current={index === at || undefined}>
                <Link
                  ref={(link) => {
                    links.current[index] = link;
                  }}
                  to="/dashboard"
                  search={{ section: 'topics', topic: topic.id }}
                  className={classes.point}
                  style={{ width: Math.max(target, radius * 2), height: Math.max(target, radius * 2) }}
                  tabIndex={index === at ? 0 : -1}
                  aria-label={`${describeTopic(topic)}, ${standingLabels[topicStanding(topic)]}`}
                  onFocus={() => setCurrent(index)}
                  onMouseEnter={() => setCurrent(index)}
                >
                  <span
                    className={classes.mark}
                    data-standing={topicStanding(topic)}
                    style={{ width: radius * 2, height: radius * 2 }}
                  />
                  {labelSide ? (
                    <span
                      className={classes.name}
                      data-side={labelSide}
                      style={{ '--radius': `${radius}px` } as CSSProperties}
                    >
                      <bdi>{topic.name}</bdi>
                    </span>
                  ) : null}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <p className={classes.axisName} data-below aria-hidden>
          {mapTexts.difficultyAxis}: {bands}
        </p>
      </div>
      <p className={classes.current} aria-hidden>
        {shown ? `${describeTopic(shown)}. ${standingLabels[topicStanding(shown)]}.` : ''}
      </p>
    </>
  );
}

const bands = `0 to 30 ${keywordDifficultyLabel(0)}, to 60 ${keywordDifficultyLabel(60)}, above ${keywordDifficultyLabel(100)}`;
