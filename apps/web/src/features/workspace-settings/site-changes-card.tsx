import { formatDay, maxSiteChangeLength } from '@keydence/domain';
import { Panel } from '@keydence/ui';
import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { useToday } from '../../lib/moves/use-today.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { siteChangeTexts as texts } from './site-change-messages.ts';
import { useSiteChanges } from './use-site-changes.ts';
import classes from './workspace-settings.module.css';

/** Days on which the selected domain's site changed. Read-only for viewers. */
export function SiteChangesCard() {
  const { domain } = useSelection();
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4}>
        {texts.title}
      </Title>
      {domain ? (
        <SiteChanges key={domain.id} domainId={domain.id} />
      ) : (
        <Text c="dimmed">{texts.noDomain}</Text>
      )}
    </Panel>
  );
}

function SiteChanges({ domainId }: { domainId: string }) {
  const { changes, loadError, add, isAdding, addError, remove, isRemoving, removeError } =
    useSiteChanges(domainId);
  const mayChange = useRefusal() === null;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {texts.hint} {texts.effect}
      </Text>
      {mayChange ? <ChangeForm isAdding={isAdding} onAdd={add} /> : null}
      <Failure title={texts.addFailed} error={addError} />
      <Failure title={texts.deleteFailed} error={removeError} />
      <Failure title={texts.loadFailed} error={loadError} />
      {changes?.length === 0 ? <Text size="sm">{texts.none}</Text> : null}
      {!changes || changes.length === 0 ? null : (
        <ul aria-label={texts.list} className={classes.rows}>
          {changes.map(({ id, changedOn, text }) => (
            <li key={id}>
              <span className={classes.rowText}>
                {formatDay(changedOn)}: {text}
              </span>
              {mayChange ? (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  mih={32}
                  aria-label={texts.delete(text)}
                  disabled={isRemoving}
                  onClick={() => remove(id)}
                >
                  Delete
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface ChangeFormProps {
  isAdding: boolean;
  onAdd: (change: { changedOn: string; text: string }, onDone: () => void) => void;
}

function ChangeForm({ isAdding, onAdd }: ChangeFormProps) {
  const today = useToday();
  const [changedOn, setChangedOn] = useState(today);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd({ changedOn, text }, () => setText(''));
  };
  return (
    <form onSubmit={submit}>
      <Group gap="sm" align="flex-end">
        <TextInput
          type="date"
          label={texts.date}
          max={today}
          required
          value={changedOn}
          onChange={({ currentTarget: { value } }) => setChangedOn(value)}
        />
        <TextInput
          label={texts.text}
          placeholder={texts.placeholder}
          maxLength={maxSiteChangeLength}
          required
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          className={classes.rowText ?? ''}
        />
        <Button type="submit" loading={isAdding}>
          {texts.add}
        </Button>
      </Group>
    </form>
  );
}

function Failure({ title, error }: { title: string; error: Parameters<typeof failureText>[0] | null }) {
  if (!error) return null;
  return (
    <Alert role="alert" color="red" variant="light" title={title}>
      {failureText(error)}
    </Alert>
  );
}
