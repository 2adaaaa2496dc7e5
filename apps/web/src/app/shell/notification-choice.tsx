import { type MutableNotificationKind, mutableNotificationKind } from '@keydence/domain';
import { Expandable } from '@keydence/ui';
import { Checkbox, Stack } from '@mantine/core';
import { kindLabels, notificationTexts as texts } from './notification-texts.ts';

interface NotificationChoiceProps {
  muted: readonly MutableNotificationKind[];
  onMute: (kinds: MutableNotificationKind[]) => void;
}

/** The kinds of notifications that the reader wants to see. */
export function NotificationChoice({ muted, onMute }: NotificationChoiceProps) {
  const kinds = mutableNotificationKind.options;
  return (
    <Expandable label={texts.choose}>
      <Checkbox.Group
        description={texts.chooseHint}
        aria-label={texts.choose}
        value={kinds.filter((kind) => !muted.includes(kind))}
        onChange={(shown) => onMute(kinds.filter((kind) => !shown.includes(kind)))}
      >
        <Stack gap="xs" mt="xs">
          {kinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={kindLabels[kind]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Expandable>
  );
}
