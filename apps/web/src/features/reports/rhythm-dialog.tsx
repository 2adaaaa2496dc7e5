import { SearchSelect } from '@keydence/ui';
import { Button, Divider, Group, Modal, Select, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { rhythmMessages as texts } from './rhythm-messages.ts';
import type { Rhythm, RhythmChoice } from './use-rhythm.ts';

interface RhythmDialogProps {
  rhythm: Rhythm;
  isOpen: boolean;
  isSaving: boolean;
  onClose: () => void;
  onSave: (choice: RhythmChoice) => void;
  onMail: (isOn: boolean) => void;
}

/** The hour, time zone and pause of a domain's schedule; below, and kept at once, whether the reader gets its mails. */
export function RhythmDialog({ isOpen, onClose, ...props }: RhythmDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.settingsTitle} centered>
      <ScheduleForm {...props} />
    </Modal>
  );
}

function ScheduleForm({ rhythm, isSaving, onSave, onMail }: Omit<RhythmDialogProps, 'isOpen' | 'onClose'>) {
  const [choice, setChoice] = useState<RhythmChoice>({
    timeZone: rhythm.timeZone,
    hour: rhythm.hour,
    isPaused: rhythm.isPaused,
  });
  const change = (part: Partial<RhythmChoice>) => setChoice((before) => ({ ...before, ...part }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(choice);
      }}
    >
      <Stack gap="md">
        <Switch
          label={texts.isOn}
          checked={!choice.isPaused}
          data-autofocus
          onChange={({ currentTarget: { checked } }) => change({ isPaused: !checked })}
        />
        <Select
          label={texts.hour}
          data={hours}
          value={String(choice.hour)}
          allowDeselect={false}
          onChange={(hour) => change({ hour: Number(hour) })}
        />
        <ZoneSelect timeZone={choice.timeZone} onChange={(timeZone) => change({ timeZone })} />
        <Group justify="flex-end">
          <Button type="submit" loading={isSaving}>
            {texts.save}
          </Button>
        </Group>
        <Divider />
        <Switch
          label={texts.mail}
          description={texts.mailHint}
          checked={rhythm.isMailOn}
          onChange={({ currentTarget: { checked } }) => onMail(checked)}
        />
      </Stack>
    </form>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: new Date(Date.UTC(2026, 0, 1, hour)).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }),
}));

const zones = Intl.supportedValuesOf('timeZone');

interface ZoneSelectProps {
  timeZone: string;
  onChange: (timeZone: string) => void;
}

/** Every time zone by its name; the browser's own is one press away. */
function ZoneSelect({ timeZone, onChange }: ZoneSelectProps) {
  const mine = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const data = zones.includes(timeZone) ? zones : [timeZone, ...zones];
  return (
    <div>
      <SearchSelect
        label={texts.timeZone}
        data={data}
        value={timeZone}
        limit={100}
        onChange={(zone) => zone && onChange(zone)}
      />
      {mine === timeZone ? null : (
        <Button variant="subtle" size="compact-sm" mih={32} mt={4} px={0} onClick={() => onChange(mine)}>
          {texts.useMine(mine)}
        </Button>
      )}
    </div>
  );
}
