import { Panel, PartialList, ToneBadge } from '@keydence/ui';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { BriefLink } from '../../lib/brief-link.tsx';
import { useDates } from '../../lib/dates.tsx';
import { pathOf } from '../../lib/path-of.ts';
import { kindLabels, messages } from './messages.ts';
import classes from './radar.module.css';
import type { Publication, TopicGroup } from './use-radar.ts';

const shownPages = 3;

/** Publications of one topic beside the own pages for it. */
export function TopicPublications({ group }: { group: TopicGroup }) {
  const { topic, publications } = group;
  return (
    <Panel className={classes.topic ?? ''}>
      <h2 className={classes.heading}>
        {topic ? (
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link {...props} to="/dashboard" search={{ section: 'topics', topic: topic.id }} />
            )}
          >
            <bdi>{topic.name}</bdi>
          </Anchor>
        ) : (
          messages.noTopic
        )}
      </h2>
      <div className={classes.sides}>
        <ul className={classes.list} aria-label={messages.publications}>
          {publications.map((publication) => (
            <PublicationRow key={publication.id} publication={publication} />
          ))}
        </ul>
        {topic ? <OwnPages topic={topic} /> : <div className={classes.small}>{messages.noTopicHint}</div>}
      </div>
    </Panel>
  );
}

function PublicationRow({ publication }: { publication: Publication }) {
  const dates = useDates();
  const { kind, address, title, competitor, datedAt, foundAt, topic, keyword, isGone } = publication;
  const path = pathOf(address);
  const facts = [
    competitor.displayName,
    datedAt ? messages.dated(dates.day(datedAt, 'medium')) : messages.found(dates.day(foundAt, 'medium')),
    ...(keyword ? [messages.matches(keyword)] : []),
    ...(isGone ? [messages.isGone] : []),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.name}>
        <ToneBadge tone={kind === 'new' ? 'good' : 'neutral'}>{kindLabels[kind]}</ToneBadge>{' '}
        <Anchor href={address} target="_blank" rel="noreferrer noopener nofollow" inherit>
          <bdi>{title ?? path}</bdi>
        </Anchor>
        {title ? <span className={classes.path}>{path}</span> : null}
        <span className={classes.small}>{facts.join(' · ')}</span>
      </div>
      <BriefLink
        kind={topic ? 'topic' : 'addresses'}
        id={topic?.id}
        text={topic?.name ?? title ?? path}
        pages={address}
      />
    </li>
  );
}

function OwnPages({ topic }: { topic: NonNullable<Publication['topic']> }) {
  return (
    <div className={classes.small}>
      <PartialList
        items={topic.pages}
        limit={shownPages}
        head={<h3 className={classes.subheading}>{messages.ownPages}</h3>}
        moreLabel={messages.allPages(topic.pages.length)}
        fewerLabel={messages.fewerPages}
      >
        {(pages) => (
          <ul className={classes.plain}>
            {pages.map(({ url, keywordCount }) => (
              <li key={url}>
                <Anchor href={url} target="_blank" rel="noreferrer noopener" inherit>
                  <bdi>{pathOf(url)}</bdi>
                </Anchor>{' '}
                <span className={classes.whole}>{messages.ownKeywords(keywordCount)}</span>
              </li>
            ))}
          </ul>
        )}
      </PartialList>
      {topic.pages.length === 0 ? <p className={classes.small}>{messages.noOwnPage}</p> : null}
    </div>
  );
}
