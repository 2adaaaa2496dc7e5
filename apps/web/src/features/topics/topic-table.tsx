import type { TopicSortKey } from '@keydence/domain';
import { formatNumber, Hint, Sheet, SortHeader, ToneBadge } from '@keydence/ui';
import { Anchor } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { evidenceText, relevanceText } from '../../lib/insight-labels.ts';
import { TopicLink } from '../../lib/topic-link.tsx';
import { figures, messages, pageStateText } from './messages.ts';
import { Demand, Difficulty, Leader, OwnShare } from './topic-figures.tsx';
import classes from './topics.module.css';
import type { TopicsSearch } from './topics-search.ts';
import type { Topic } from './use-topics.ts';

interface TopicTableProps {
  topics: readonly Topic[];
  search: TopicsSearch;
  hueOf: (competitorId: string) => string | undefined;
  onSort: (changes: Partial<TopicsSearch>) => void;
}

/** Topics with their figures, one per row. */
export function TopicTable({ topics, search, hueOf, onSort }: TopicTableProps) {
  const sortable = (key: TopicSortKey, { name, hint }: (typeof figures)[keyof typeof figures]) => {
    const { sort = 'gain', order = 'desc' } = search;
    const isActive = sort === key;
    return (
      <SortHeader
        label={name}
        hint={hint}
        order={isActive ? order : null}
        isNumber
        onSort={() =>
          onSort({
            sort: key === 'gain' ? undefined : key,
            order: isActive && order === 'desc' ? 'asc' : undefined,
          })
        }
      />
    );
  };
  return (
    <Sheet
      label={messages.title}
      head={
        <>
          <th scope="col">{figures.topic.name}</th>
          {sortable('demand', figures.demand)}
          <PlainHeader {...figures.difficulty} isNumber />
          <PlainHeader {...figures.share} />
          <PlainHeader {...figures.leader} />
          <PlainHeader {...figures.pages} />
          <PlainHeader {...figures.topTen} isNumber />
          {sortable('gaps', figures.gaps)}
          {sortable('gain', figures.gain)}
          {sortable('keywords', figures.keywords)}
        </>
      }
    >
      {topics.map((topic) => (
        <Row key={topic.id} topic={topic} hue={topic.leader ? hueOf(topic.leader.competitorId) : undefined} />
      ))}
    </Sheet>
  );
}

function PlainHeader({ name, hint, isNumber = false }: { name: string; hint: string; isNumber?: boolean }) {
  return (
    <th scope="col" data-number={isNumber || undefined}>
      <Hint label={hint}>{name}</Hint>
    </th>
  );
}

function Row({ topic, hue }: { topic: Topic; hue: string | undefined }) {
  return (
    <tr>
      <th scope="row">
        <TopicLink topic={topic} />{' '}
        {topic.isPinned ? (
          <IconPin size={14} stroke={1.5} role="img" aria-label={messages.pinned} className={classes.pin} />
        ) : null}
        <Relevance topic={topic} />
      </th>
      <td data-number>
        <Demand {...topic} />
      </td>
      <td data-number>
        <Difficulty difficulty={topic.difficulty} />
      </td>
      <td>
        <OwnShare visibility={topic.visibility} />
      </td>
      <td>
        <Leader leader={topic.leader} hue={hue} />
      </td>
      <td>
        <PageState topic={topic} />
      </td>
      <td data-number>{formatNumber(topic.topTenCount)}</td>
      <td data-number>
        <GapsLink topic={topic} />
      </td>
      <td data-number>
        <GainFigure gain={topic.gain} />
      </td>
      <td data-number>
        <KeywordsLink topic={topic} />
      </td>
    </tr>
  );
}

/** Evidence, if the relevance is not obvious. */
function Relevance({ topic }: { topic: Topic }) {
  if (topic.relevanceClass === 'listed' || topic.relevanceClass === null) return null;
  const evidence = evidenceText(topic);
  return (
    <span className={classes.evidence}>
      {relevanceText(topic.relevanceClass)}
      {evidence ? `, ${evidence}` : ''}
    </span>
  );
}

/** "One page", "2 pages compete" or "No page known". */
function PageState({ topic }: { topic: Pick<Topic, 'pageState' | 'pageCount'> }) {
  const text = pageStateText(topic.pageState, topic.pageCount);
  return topic.pageState === 'one' ? text : <ToneBadge tone="medium">{text}</ToneBadge>;
}

/** Number of gaps, linked to these rows. */
export function GapsLink({ topic: { id, name, gapCount } }: { topic: Topic }) {
  if (gapCount === 0) return <>0</>;
  const search = { section: 'gap-matrix', only: 'gaps', relevant: 'all', topic: id };
  return (
    <Anchor inherit renderRoot={(props) => <Link {...props} to="/dashboard" search={search} />}>
      {formatNumber(gapCount)}
      <span className={classes.unseen}>
        {' '}
        {figures.gaps.name.toLowerCase()} of {name}
      </span>
    </Anchor>
  );
}

/** Number of keywords, linked to these keywords. */
export function KeywordsLink({ topic: { id, name, keywordCount } }: { topic: Topic }) {
  const search = { section: 'keywords', topic: id };
  return (
    <Anchor inherit renderRoot={(props) => <Link {...props} to="/dashboard" search={search} />}>
      {formatNumber(keywordCount)}
      <span className={classes.unseen}>
        {' '}
        {figures.keywords.name.toLowerCase()} of {name}
      </span>
    </Anchor>
  );
}
