import { type TopicOwner, topicOwner } from '@keydence/domain';
import { neighborTile, SampleChip, treemapTiles } from '@keydence/ui';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useWidth } from '../../lib/use-width.ts';
import { describeTopic } from './describe-topic.ts';
import { mapTexts, messages } from './messages.ts';
import { shareText } from './topic-figures.tsx';
import classes from './topic-map.module.css';
import type { Topic, TopicList } from './use-topics.ts';

const height = 320;
/** Maximum tiles; more are too small to read. */
const mostTiles = 30;
/** Width in pixels where there is no layout. */
const fallbackWidth = 960;
const owners: readonly TopicOwner[] = ['you', 'competitor', 'nobody'];

interface TopicMapProps {
  list: TopicList;
  /** Where no demand is known, the area shows impressions. */
  isByImpressions: boolean;
  isSample: boolean;
}

/**
 * Topics as a treemap: area is demand, fill and pattern show the leader. One Tab stop; arrow keys move
 * within it.
 */
export function TopicMap({ list, isByImpressions, isSample }: TopicMapProps) {
  const [ref, width] = useWidth<HTMLUListElement>(fallbackWidth);
  const [current, setCurrent] = useState(0);
  const tiles = useMemo(
    () =>
      treemapTiles(largest(list.data, sizeBy(isByImpressions)), sizeBy(isByImpressions), { width, height }),
    [list.data, isByImpressions, width],
  );
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const at = Math.min(current, tiles.length - 1);
  const move = (event: KeyboardEvent) => {
    const next = neighborTile(tiles, at, event.key);
    if (next === null) return;
    event.preventDefault();
    links.current[next]?.focus();
  };
  const shown = tiles[at]?.item;
  return (
    <figure className={classes.figure}>
      <Legend />
      <ul ref={ref} className={classes.map} style={{ height }} aria-label={mapTexts.title} onKeyDown={move}>
        {tiles.map(({ item: topic, left, top, width: wide, height: high }, index) => (
          <li key={topic.id} style={{ left, top, width: wide, height: high }}>
            <Link
              ref={(link) => {
                links.current[index] = link;
              }}
              to="/dashboard"
              search={{ section: 'topics', topic: topic.id }}
              className={classes.tile}
              data-owner={topicOwner(topic)}
              data-room={roomFor(wide, high)}
              tabIndex={index === at ? 0 : -1}
              aria-label={describeTopic(topic)}
              onFocus={() => setCurrent(index)}
              onMouseEnter={() => setCurrent(index)}
            >
              <span className={classes.name}>{topic.name}</span>
              <span className={classes.owner}>{ownerText(topic)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.current} aria-hidden>
        {shown ? describeTopic(shown) : ''}
      </p>
      <figcaption className={classes.caption}>
        {isSample ? <SampleChip /> : null}
        <span>
          {(isByImpressions ? mapTexts.impressionsCaption : mapTexts.caption)(
            tiles.length,
            list.pagination.total,
          )}{' '}
          {mapTexts.keys}
        </span>
      </figcaption>
    </figure>
  );
}

function sizeBy(isByImpressions: boolean): (topic: Topic) => number {
  return ({ demand, impressions }) => (isByImpressions ? impressions : demand) ?? 0;
}

function largest(topics: readonly Topic[], sizeOf: (topic: Topic) => number): Topic[] {
  return topics.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, mostTiles);
}

/** Text that fits a tile: name and owner, name only, or none. Its size is in pixels. */
function roomFor(width: number, height: number): 'all' | 'name' | 'none' {
  if (width >= 88 && height >= 60) return 'all';
  return width >= 64 ? 'name' : 'none';
}

function Legend() {
  return (
    <ul className={classes.legend} aria-label={mapTexts.legend}>
      {owners.map((owner) => (
        <li key={owner}>
          <span className={classes.swatch} data-owner={owner} aria-hidden />
          {mapTexts.owners[owner]}
        </li>
      ))}
    </ul>
  );
}

/** "You 24%", "Crema House 31%" or "Open". */
function ownerText(topic: Topic): string {
  const owner = topicOwner(topic);
  if (owner === 'nobody') return messages.nobody;
  if (owner === 'you') return `${messages.you} ${shareText(topic.visibility ?? 0)}`;
  return topic.leader
    ? `${topic.leader.displayName || topic.leader.domainName} ${shareText(topic.leader.visibility)}`
    : '';
}
