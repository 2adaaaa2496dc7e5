import {
  type ApiKeyDays,
  type ApiKeyScope,
  apiKeyDayOptions,
  apiKeyNameMaxLength,
  apiKeyScopes,
  defaultApiKeyDays,
} from '@keydence/domain';
import { Button, Checkbox, Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { scopeChoices, apiKeyTexts as texts } from './api-key-messages.ts';
import classes from './profile.module.css';
import type { useApiKeys } from './use-api-keys.ts';

interface CreateKeyFormProps {
  creation: ReturnType<typeof useApiKeys>['creation'];
  onCancel: () => void;
}

/** Name, permissions, workspace and expiry of a new key. The narrowest choice is preselected. */
export function CreateKeyForm({ creation, onCancel }: CreateKeyFormProps) {
  const { workspaces } = useSelection();
  const [name, setName] = useState('');
  const [isNameAsked, setNameAsked] = useState(false);
  const [scope, setScope] = useState<ApiKeyScope>('read');
  const [workspaceId, setWorkspaceId] = useState('');
  const [includesPeople, setIncludesPeople] = useState(false);
  const [expiresInDays, setDays] = useState<ApiKeyDays>(defaultApiKeyDays);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNameAsked(true);
    if (!name.trim() || creation.isPending) return;
    creation.create({
      ...{ name, scope, expiresInDays },
      ...(workspaceId && { workspaceId }),
      ...(includesPeople && { includesPeople }),
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        value={name}
        maxLength={apiKeyNameMaxLength}
        autoComplete="off"
        data-autofocus
        error={isNameAsked && !name.trim() ? texts.nameMissing : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Radio.Group
        label={texts.scope}
        value={scope}
        onChange={(value) => setScope(apiKeyScopes.find((known) => known === value) ?? 'read')}
      >
        <Stack gap={12} mt={8}>
          {scopeChoices.map((choice) => (
            <Radio key={choice.scope} value={choice.scope} label={choice.label} description={choice.hint} />
          ))}
        </Stack>
      </Radio.Group>
      <NativeSelect
        label={texts.reach}
        value={workspaceId}
        data={[
          { value: '', label: texts.allWorkspaces },
          ...workspaces.map(({ id, name: label }) => ({ value: id, label })),
        ]}
        onChange={(event) => setWorkspaceId(event.currentTarget.value)}
      />
      <Checkbox
        label={texts.people}
        description={texts.peopleHint}
        checked={includesPeople}
        onChange={(event) => setIncludesPeople(event.currentTarget.checked)}
      />
      <NativeSelect
        label={texts.expiry}
        value={String(expiresInDays)}
        data={apiKeyDayOptions.map((days) => ({ value: String(days), label: texts.days(days) }))}
        onChange={(event) => {
          const chosen = apiKeyDayOptions.find((days) => String(days) === event.currentTarget.value);
          setDays(chosen ?? defaultApiKeyDays);
        }}
      />
      <Text size="sm" c="dimmed">
        {texts.never}
      </Text>
      {creation.failure ? (
        <Text c="red" role="alert">
          {failureText(creation.failure)}
        </Text>
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel} disabled={creation.isPending}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={creation.isPending}>
          {texts.create}
        </Button>
      </Group>
    </form>
  );
}
