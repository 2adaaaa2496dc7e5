import { ToneBadge } from '@keydence/ui';
import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { SetupCostNote } from '../../lib/cost-note.tsx';
import { CountrySelect } from '../../lib/country-select.tsx';
import { addAnyway, addAnywayHint, mayAddAnyway, useDomainCheck } from '../../lib/use-domain-check.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { domainTexts as texts } from './messages.ts';
import { useAddDomain } from './use-add-domain.ts';
import classes from './workspace-settings.module.css';

/** Milliseconds after the last key before the domain is checked. */
export const checkDebounceMs = 1000;

const unitedStates = 2840;

/** Adds a website to the workspace, by default in the selected domain's country. */
export function AddDomainForm({ workspaceId }: { workspaceId: string }) {
  const { domain: selected } = useSelection();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const check = useDomainCheck(text, checkDebounceMs);
  const { add, isAdding, failure, reset } = useAddDomain(workspaceId, () => setText(''));
  const locationCode = chosen ?? selected?.locationCode ?? unitedStates;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!text.trim() || isAdding) return;
    if (check.state !== 'valid') return setAlert(check.state === 'invalid' ? check.message : texts.wait);
    add({ text, locationCode });
  };
  const isWaiting = alert === texts.wait && check.state !== 'checking';
  const shown = failure ?? (isWaiting ? null : alert);
  return (
    <form onSubmit={submit} noValidate className={classes.addDomain}>
      <div className={classes.formRow}>
        <TextInput
          className={classes.grow ?? ''}
          label={texts.addLabel}
          placeholder="example.com"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          // A disabled submit button blocks Enter in its form, so the field listens itself.
          onKeyDown={(event) => event.key === 'Enter' && submit(event)}
          onChange={(event) => {
            setAlert(null);
            reset();
            setText(event.currentTarget.value);
          }}
          error={check.state === 'invalid' && !shown ? check.message : null}
        />
        <CountrySelect
          className={classes.grow ?? ''}
          label={texts.addCountry}
          locationCode={locationCode}
          onChange={setChosen}
        />
        <Button type="submit" loading={isAdding} disabled={check.state !== 'valid'}>
          {texts.add}
        </Button>
      </div>
      <Text role="status" size="sm" c="dimmed" mih={22}>
        {check.state === 'checking' ? texts.checking : null}
        {check.state === 'valid' ? (
          <ToneBadge tone="good" isPlain icon={<IconCheck size={14} stroke={2} aria-hidden />}>
            {check.message}
          </ToneBadge>
        ) : null}
      </Text>
      {check.state === 'valid' ? (
        <SetupCostNote workspaceId={workspaceId} domain={text} locationCode={locationCode} />
      ) : null}
      {check.state === 'invalid' && mayAddAnyway(text, check.message) ? (
        <Group gap="sm" mb="sm">
          <Button
            variant="default"
            loading={isAdding}
            onClick={() => add({ text, locationCode, acceptUnreachable: true })}
          >
            {addAnyway}
          </Button>
          <Text size="sm" c="dimmed">
            {addAnywayHint}
          </Text>
        </Group>
      ) : null}
      {shown ? (
        <Alert role="alert" color="red" variant="light">
          {shown}
        </Alert>
      ) : null}
    </form>
  );
}
