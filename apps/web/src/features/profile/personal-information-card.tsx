import { Panel, SectionHeading } from '@keydence/ui';
import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { TimedStatus } from '../../lib/timed-status.tsx';
import { messages } from './messages.ts';
import type { Profile } from './picture-card.tsx';
import classes from './profile.module.css';
import { useNameForm } from './use-name-form.ts';

/** The editable name, and read-only fields. */
export function PersonalInformationCard({ profile }: { profile: Profile }) {
  const [note, setNote] = useState<string | null>(null);
  const forgetNote = useCallback(() => setNote(null), []);
  const form = useNameForm(profile, () => setNote(messages.updated));
  return (
    <Panel label={messages.personal}>
      <SectionHeading title={messages.personal} />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <TextInput
          label={messages.fullName}
          description={messages.fullNameHint(Math.max(0, form.left))}
          autoComplete="name"
          value={form.value}
          error={form.fault}
          onChange={(event) => form.type(event.currentTarget.value)}
        />
        <div className={classes.pair}>
          <TextInput
            label={messages.email}
            description={messages.emailHint}
            value={profile.email}
            readOnly
            variant="filled"
          />
          <TextInput
            label={messages.role}
            description={messages.roleHint}
            value={messages.roles[profile.role]}
            readOnly
            variant="filled"
          />
        </div>
        {form.failure ? (
          <Alert color="red" title={messages.updateFailed}>
            {form.failure}
          </Alert>
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={form.isSaving} disabled={!form.isChanged || form.fault !== null}>
            {messages.save}
          </Button>
          {form.isChanged ? (
            <>
              <Button variant="subtle" onClick={form.discard} disabled={form.isSaving}>
                {messages.discard}
              </Button>
              <Text size="sm" c="dimmed">
                {messages.unsaved}
              </Text>
            </>
          ) : null}
        </Group>
      </form>
      <TimedStatus text={note} onGone={forgetNote} />
    </Panel>
  );
}
