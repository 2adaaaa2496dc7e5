import { Button } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconListSearch,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { Allowed } from '../../app/allowed.tsx';
import { useSectionSearch } from '../../app/use-section-search.ts';
import { CompetitorExtraActions } from './competitor-extra-actions.tsx';
import classes from './competitors.module.css';
import { competitorsSearch } from './competitors-search.ts';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import { RefreshBanner } from './refresh-banner.tsx';
import type { Competitor } from './use-competitors.ts';
import { useRefreshCompetitor } from './use-refresh-competitor.ts';

interface CompetitorActionsProps {
  competitor: Competitor;
  isExpanded: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

/** What can be done with a competitor; an expanded card offers more. */
export function CompetitorActions({ competitor, isExpanded, onToggle, onDelete }: CompetitorActionsProps) {
  const { id } = competitor;
  const [, update] = useSectionSearch(competitorsSearch);
  const { refresh, isRefreshing, outcome, dismiss } = useRefreshCompetitor(id);
  const name = nameOf(competitor);
  const Toggle = isExpanded ? IconArrowsMinimize : IconArrowsMaximize;
  const toggleLabel = isExpanded ? messages.minimize : messages.seeMore;
  return (
    <div>
      {outcome ? <RefreshBanner key={outcome.kind} outcome={outcome} onClose={dismiss} /> : null}
      <div className={classes.cardActions}>
        <Button
          variant="light"
          leftSection={<IconListSearch size={16} stroke={1.5} aria-hidden />}
          onClick={() => void update({ explore: id })}
          aria-label={`${messages.explore}: ${name}`}
        >
          {messages.explore}
        </Button>
        <Button
          variant="default"
          leftSection={<Toggle size={16} stroke={1.5} aria-hidden />}
          onClick={onToggle}
          aria-expanded={isExpanded}
          aria-label={`${toggleLabel}: ${name}`}
        >
          {toggleLabel}
        </Button>
        <Allowed action="spend">
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
            onClick={refresh}
            // It keeps the focus while it runs, so it is never really disabled.
            aria-disabled={isRefreshing}
            data-disabled={isRefreshing || undefined}
            aria-label={`${isRefreshing ? messages.refreshing : messages.refresh} ${name}`}
          >
            {isRefreshing ? messages.refreshing : messages.refresh}
          </Button>
        </Allowed>
        {isExpanded ? <CompetitorExtraActions competitor={competitor} /> : null}
        <Allowed>
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            onClick={onDelete}
            aria-label={`${messages.delete} ${name}`}
          >
            {messages.delete}
          </Button>
        </Allowed>
      </div>
    </div>
  );
}
