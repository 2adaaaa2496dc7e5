import { Button } from '@mantine/core';
import { IconInfoCircle, IconPencil, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { Allowed } from '../../app/allowed.tsx';
import { useSectionSearch } from '../../app/use-section-search.ts';
import { competitorsSearch } from './competitors-search.ts';
import { EditCompetitorDialog } from './edit-competitor-dialog.tsx';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import type { Competitor } from './use-competitors.ts';
import { usePauseCompetitor } from './use-pause-competitor.ts';

/** What is offered on an expanded card only. */
export function CompetitorExtraActions({ competitor }: { competitor: Competitor }) {
  const [, update] = useSectionSearch(competitorsSearch);
  const [isEditing, setIsEditing] = useState(false);
  const { setActive, isPending } = usePauseCompetitor(competitor);
  const { id, isActive } = competitor;
  const name = nameOf(competitor);
  const Pause = isActive ? IconPlayerPause : IconPlayerPlay;
  const pauseLabel = isActive ? messages.pause : messages.resume;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconInfoCircle size={16} stroke={1.5} aria-hidden />}
        onClick={() => void update({ details: id })}
        aria-label={`${messages.details}: ${name}`}
      >
        {messages.details}
      </Button>
      <Allowed>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
          onClick={() => setIsEditing(true)}
          aria-label={`${messages.edit} ${name}`}
        >
          {messages.edit}
        </Button>
        <Button
          variant="default"
          leftSection={<Pause size={16} stroke={1.5} aria-hidden />}
          onClick={() => setActive(!isActive)}
          disabled={isPending}
          aria-label={`${pauseLabel} ${name}`}
        >
          {pauseLabel}
        </Button>
        <EditCompetitorDialog
          competitor={competitor}
          isOpen={isEditing}
          onClose={() => setIsEditing(false)}
        />
      </Allowed>
    </>
  );
}
