import { type FeedbackStatus, feedbackStatuses, feedbackStatusLabels } from '@keydence/domain';
import { type Tone, ToneBadge } from '@keydence/ui';
import {
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconEye,
  IconProgress,
  type TablerIcon,
} from '@tabler/icons-react';

interface Look {
  tone: Tone;
  Icon: TablerIcon;
}

const looks: Record<FeedbackStatus, Look> = {
  under_review: { tone: 'neutral', Icon: IconEye },
  planned: { tone: 'medium', Icon: IconCalendarEvent },
  in_progress: { tone: 'medium', Icon: IconProgress },
  completed: { tone: 'good', Icon: IconCircleCheck },
  rejected: { tone: 'weak', Icon: IconCircleX },
};

function isKnown(status: string): status is FeedbackStatus {
  return (feedbackStatuses as readonly string[]).includes(status);
}

/** Label of a status: "In progress". */
export function statusLabel(status: string): string {
  if (isKnown(status)) return feedbackStatusLabels[status];
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Status by word, shape and tone; an unknown status is neutral. */
export function StatusBadge({ status }: { status: string }) {
  const { tone, Icon }: Look = isKnown(status) ? looks[status] : { tone: 'neutral', Icon: IconCircleDashed };
  return (
    <ToneBadge tone={tone} icon={<Icon size={14} stroke={1.5} aria-hidden />}>
      {statusLabel(status)}
    </ToneBadge>
  );
}
