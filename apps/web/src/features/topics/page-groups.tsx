import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { countKeywords } from '../../lib/count-keywords.ts';
import { GroupTable } from './group-table.tsx';
import { KeywordActions } from './keyword-actions.tsx';
import { pageTexts as texts } from './page-messages.ts';
import classes from './topics.module.css';
import type { TopicDetails } from './use-topic.ts';

/** Keywords of a topic, grouped by the page that can serve them together; selected ones can be moved. */
export function PageGroups({ topic }: { topic: TopicDetails }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { pageGroups, pageGroupCount } = topic;
  // Only visible keywords count: a correction may have removed some.
  const shown = pageGroups.flatMap(({ keywords }) => keywords.map(({ id }) => id));
  const selected = new Set(shown.filter((id) => chosen.has(id)));
  const select = (ids: readonly string[], isSelected: boolean) => {
    const rest = [...selected].filter((id) => !ids.includes(id));
    setChosen(new Set(isSelected ? [...rest, ...ids] : rest));
  };
  return (
    <section aria-label={texts.groups} className={classes.block}>
      <Title order={2} size="h3">
        {texts.groups}
      </Title>
      <p className={classes.about}>
        {texts.groupsHint}{' '}
        {pageGroupCount > pageGroups.length ? `${texts.moreGroups(pageGroups.length, pageGroupCount)} ` : ''}
        <Anchor
          underline="always"
          inherit
          renderRoot={(props) => (
            <Link {...props} to="/dashboard" search={{ section: 'keywords', topic: topic.id }} />
          )}
        >
          {texts.allKeywords}
        </Anchor>
      </p>
      <KeywordActions topic={topic} selected={selected} onDone={() => setChosen(new Set())} />
      {pageGroups.map((group) => (
        <div key={group.mainKeyword.id} className={classes.group}>
          <div className={classes.groupHead}>
            <Title order={3} size="h4">
              {group.mainKeyword.keywordText}
            </Title>
            <span className={classes.quiet}>
              {group.keywordCount > group.keywords.length
                ? texts.shownOf(group.keywords.length, group.keywordCount)
                : countKeywords(group.keywordCount)}
            </span>
          </div>
          <GroupTable group={group} selected={selected} onSelect={select} />
        </div>
      ))}
    </section>
  );
}
