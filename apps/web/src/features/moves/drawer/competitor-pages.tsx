import { QueryState } from '@keydence/ui';
import { Anchor, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { competitorPagesText } from '../../../lib/moves/move-texts.ts';
import type { Move } from '../../../lib/moves/use-moves.ts';
import { pathOf } from '../../../lib/path-of.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSelection } from '../../../lib/use-selection.tsx';
import classes from './drawer.module.css';
import { drawerTexts as texts } from './drawer-messages.ts';
import { Section } from './move-section.tsx';

const shown = 5;

/** Pages of competitors on the topic of a move; nothing without any. */
export function CompetitorPages({ move: { topic, competitorPages } }: { move: Move }) {
  const counts = competitorPagesText(competitorPages);
  if (!topic || counts === null) return null;
  return (
    <Section title={texts.published}>
      <p>{counts}</p>
      <Publications topicId={topic.id} />
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link {...props} to="/dashboard" search={{ section: 'radar', topic: topic.id }} />
        )}
      >
        {texts.openRadar}
      </Anchor>
    </Section>
  );
}

function Publications({ topicId }: { topicId: string }) {
  const { domain } = useSelection();
  const query = trpc.radar.list.useQuery({ domainId: domain?.id ?? '', topicId, limit: shown });
  return (
    <QueryState query={query} errorTitle={texts.publishedFailed} loading={<Skeleton height={80} />}>
      {({ data }) => (
        <ul className={classes.pages}>
          {data.map(({ id, address, title, competitor }) => (
            <li key={id}>
              {competitor.displayName}:{' '}
              <a href={address} target="_blank" rel="noreferrer noopener nofollow">
                <bdi>{title ?? pathOf(address)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
