import { shortenVolume, type TopicOwner, topicOwner } from '@keydence/domain';
import { formatNumber, neighborTile, Panel, SampleChip, treemapTiles } from '@keydence/ui';
import { Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { mapTexts, messages } from './messages.ts';
import { shareText } from './topic-figures.tsx';
import classes from './topic-map.module.css';
import type { Topic, TopicList } from './use-topics.ts';

const height = 320;
/** Before the browser has measured the frame, in pixels. */
const firstWidth = 960;
const owners: readonly TopicOwner[] = ['you', 'competitor', 'nobody'];

/** Topics as a treemap: area is demand, fill and pattern say who owns a topic. One Tab stop; arrow keys move in it. */
export function TopicMap({ list, isSample }: { list: TopicList; isSample: boolean }) {
  const { ref, width } = useElementSize();
  const [current, setCurrent] = useState(0);
  const tiles = useMemo(
    () => treemapTiles(list.data, ({ demand }) => demand ?? 0, { width: width || firstWidth, height }),
    [list.data, width],
  );
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  if (tiles.length < 2) return null;
  const at = Math.min(current, tiles.length - 1);
  const move = (event: KeyboardEvent) => {
    const next = neighborTile(tiles, at, event.key);
    if (next === null) return;
    event.preventDefault();
    links.current[next]?.focus();
  };
  const shown = tiles[at]?.item;
  return (
    <Panel className={classes.panel ?? ''}>
      <figure className={classes.figure}>
        <Title order={2} size="h3">
          {mapTexts.title}
        </Title>
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
                aria-label={describe(topic)}
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
          {shown ? describe(shown) : ''}
        </p>
        <figcaption className={classes.caption}>
          {isSample ? <SampleChip /> : null}
          <span>
            {mapTexts.caption(tiles.length, list.pagination.total)} {mapTexts.keys}
          </span>
        </figcaption>
      </figure>
    </Panel>
  );
}

/** Whether a tile has room for name and owner, for its name, or for no text. Its size is in pixels. */
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

/** "You 24 %", "Crema House 31 %" or "Open". */
function ownerText(topic: Topic): string {
  const owner = topicOwner(topic);
  if (owner === 'nobody') return messages.nobody;
  if (owner === 'you') return `${messages.you} ${shareText(topic.visibility ?? 0)}`;
  return topic.leader
    ? `${topic.leader.displayName || topic.leader.domainName} ${shareText(topic.leader.visibility)}`
    : '';
}

/** "drip coffee: 60.5K searches a month, you 12 %, leader Crema House 31 %". */
function describe(topic: Topic): string {
  const { name, demand, visibility, leader, keywordCount } = topic;
  const parts = [
    demand === null ? null : `${shortenVolume(demand)} searches a month`,
    visibility === null ? null : `you ${shareText(visibility)}`,
    leader && `${leader.displayName || leader.domainName} ${shareText(leader.visibility)}`,
    `${formatNumber(keywordCount)} keywords`,
  ];
  return `${name}: ${parts.filter((part) => part !== null).join(', ')}`;
}
