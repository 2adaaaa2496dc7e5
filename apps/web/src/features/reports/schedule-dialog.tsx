import { formatMoment } from '@keydence/domain';
import { Button, Divider, Group, Modal, Select, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import { scheduleMessages as texts } from './schedule-messages.ts';
import type { ReportSchedule, ScheduleChoice } from './use-schedule.ts';

interface ScheduleDialogProps {
  schedule: ReportSchedule;
  isOpen: boolean;
  isSaving: boolean;
  onClose: () => void;
  onSave: (choice: ScheduleChoice) => void;
  onMail: (isOn: boolean) => void;
}

/** Hour and pause of a domain's schedule; below, the mail switch of the reader, which saves immediately. */
export function ScheduleDialog({ isOpen, onClose, ...props }: ScheduleDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.settingsTitle} centered>
      <ScheduleForm {...props} />
    </Modal>
  );
}

function ScheduleForm({
  schedule,
  isSaving,
  onSave,
  onMail,
}: Omit<ScheduleDialogProps, 'isOpen' | 'onClose'>) {
  const [choice, setChoice] = useState<ScheduleChoice>({
    hour: schedule.hour,
    isPaused: schedule.isPaused,
  });
  const isReadOnly = useRefusal() !== null;
  const change = (part: Partial<ScheduleChoice>) => setChoice((before) => ({ ...before, ...part }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReadOnly) onSave(choice);
      }}
    >
      <Stack gap="md">
        <Switch
          label={texts.isOn}
          checked={!choice.isPaused}
          disabled={isReadOnly}
          data-autofocus
          onChange={({ currentTarget: { checked } }) => change({ isPaused: !checked })}
        />
        <Select
          label={texts.hour}
          description={texts.hourZone(schedule.timeZone)}
          data={hours}
          value={String(choice.hour)}
          disabled={isReadOnly}
          allowDeselect={false}
          onChange={(hour) => change({ hour: Number(hour) })}
        />
        <Allowed>
          <Group justify="flex-end">
            <Button type="submit" loading={isSaving}>
              {texts.save}
            </Button>
          </Group>
        </Allowed>
        <Divider />
        <Switch
          label={texts.mail}
          description={texts.mailHint}
          checked={schedule.isMailOn}
          onChange={({ currentTarget: { checked } }) => onMail(checked)}
        />
      </Stack>
    </form>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: formatMoment(new Date(Date.UTC(2026, 0, 1, hour)), 'UTC', 'time'),
}));
