import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconDots,
  IconInfoCircle,
  IconListSearch,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import classes from './competitors.module.css';
import { competitorsSearch } from './competitors-search.ts';
import { EditCompetitorDialog } from './edit-competitor-dialog.tsx';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import { RefreshBanner } from './refresh-banner.tsx';
import type { Competitor } from './use-competitors.ts';
import { usePauseCompetitor } from './use-pause-competitor.ts';
import { useRefreshCompetitor } from './use-refresh-competitor.ts';

interface CompetitorActionsProps {
  competitor: Competitor;
  isExpanded: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Actions on a competitor: one button, the rest in a menu with the deletion last. */
export function CompetitorActions({ competitor, isExpanded, onToggle, onDelete }: CompetitorActionsProps) {
  const { id } = competitor;
  const [, update] = useSectionSearch(competitorsSearch);
  const { refresh, isRefreshing, outcome, dismiss } = useRefreshCompetitor(id);
  const name = nameOf(competitor);
  const Toggle = isExpanded ? IconArrowsMinimize : IconArrowsMaximize;
  const toggleLabel = isExpanded ? messages.minimize : messages.seeMore;
  const refreshLabel = `${isRefreshing ? messages.refreshing : messages.refresh} ${name}`;
  return (
    <div>
      {outcome ? <RefreshBanner key={outcome.kind} outcome={outcome} onClose={dismiss} /> : null}
      <div className={classes.cardActions}>
        <Button
          variant="light"
          leftSection={<IconListSearch {...icon} />}
          onClick={() => void update({ explore: id })}
          aria-label={`${messages.explore}: ${name}`}
        >
          {messages.explore}
        </Button>
        <Button
          variant="default"
          leftSection={<Toggle {...icon} />}
          onClick={onToggle}
          aria-expanded={isExpanded}
          aria-label={`${toggleLabel}: ${name}`}
        >
          {toggleLabel}
        </Button>
        <Allowed action="spend">
          <ActionIcon
            variant="default"
            size={36}
            onClick={refresh}
            loading={isRefreshing}
            // It keeps the focus while it runs, so it is never really disabled.
            disabled={false}
            aria-disabled={isRefreshing}
            aria-label={refreshLabel}
            title={refreshLabel}
          >
            <IconRefresh {...icon} />
          </ActionIcon>
        </Allowed>
        <CompetitorMenu competitor={competitor} onDelete={onDelete} />
      </div>
    </div>
  );
}

function CompetitorMenu({ competitor, onDelete }: { competitor: Competitor; onDelete: () => void }) {
  const [, update] = useSectionSearch(competitorsSearch);
  const [isEditing, setIsEditing] = useState(false);
  const { setActive, isPending } = usePauseCompetitor(competitor);
  const { id, isActive } = competitor;
  const moreLabel = messages.more(nameOf(competitor));
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={moreLabel} title={moreLabel}>
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconInfoCircle {...icon} />} onClick={() => void update({ details: id })}>
            {messages.details}
          </Menu.Item>
          <Allowed>
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setIsEditing(true)}>
              {messages.edit}
            </Menu.Item>
            <Menu.Item
              leftSection={isActive ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
              disabled={isPending}
              onClick={() => setActive(!isActive)}
            >
              {isActive ? messages.pause : messages.resume}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<IconTrash {...icon} />} onClick={onDelete}>
              {messages.delete}
            </Menu.Item>
          </Allowed>
        </Menu.Dropdown>
      </Menu>
      <EditCompetitorDialog competitor={competitor} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </>
  );
}
