import { type AlertKind, alertKind, maxAlertNameLength } from '@keydence/domain';
import { Button, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import classes from './alerts.module.css';
import { kindLabels, formMessages as texts } from './messages.ts';
import { placesOf } from './rule-draft.ts';
import { RulePreview } from './rule-preview.tsx';
import { SetSelect } from './set-select.tsx';
import type { RuleFields } from './use-alerts.ts';
import { useWebhooks } from './use-webhooks.ts';

interface RuleFormProps {
  domainId: string;
  fields: RuleFields;
  isSaving: boolean;
  /** Rejects with the reason, which the form shows. */
  onSave: (fields: RuleFields) => Promise<unknown>;
  onSaved: () => void;
}

const quietDays = [0, 1, 3, 7, 14, 30, 90];

/** Condition of a rule, its recipients, and a preview with recent checks. */
export function RuleForm({ domainId, fields, isSaving, onSave, onSaved }: RuleFormProps) {
  const [draft, setDraft] = useState(fields);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (part: Partial<RuleFields>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    onSave(draft).then(onSaved, (error: unknown) => setFailure(failureText(error)));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={texts.name}
          value={draft.name}
          maxLength={maxAlertNameLength}
          required
          data-autofocus
          onChange={({ currentTarget: { value } }) => change({ name: value })}
        />
        <ConditionFields domainId={domainId} draft={draft} onChange={change} />
        <NativeSelect
          label={texts.quiet}
          value={String(draft.quietDays)}
          data={[...new Set([...quietDays, draft.quietDays ?? 0])]
            .sort((a, b) => a - b)
            .map((days) => ({ value: String(days), label: texts.quietOption(days) }))}
          onChange={({ currentTarget: { value } }) => change({ quietDays: Number(value) })}
        />
        <Switch
          label={texts.sendsMail}
          checked={draft.sendsMail ?? true}
          onChange={({ currentTarget: { checked } }) => change({ sendsMail: checked })}
        />
        <WebhookSelect domainId={domainId} webhookId={draft.webhookId ?? null} onChange={change} />
        <RulePreview domainId={domainId} draft={draft} />
        {failure ? (
          <Text c="red" role="alert">
            {failure}
          </Text>
        ) : null}
        <Group justify="flex-end">
          <Button type="submit" loading={isSaving}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface FieldsProps {
  domainId: string;
  draft: RuleFields;
  onChange: (part: Partial<RuleFields>) => void;
}

function ConditionFields({ domainId, draft, onChange }: FieldsProps) {
  const isTop = draft.kind === 'left_top' || draft.kind === 'entered_top';
  return (
    <div className={classes.condition}>
      <CountInput
        label={texts.minKeywords}
        max={1_000_000}
        value={draft.minKeywords ?? null}
        onChange={(minKeywords) => onChange({ minKeywords: minKeywords ?? Number.NaN })}
      />
      <SetSelect domainId={domainId} draft={draft} onChange={onChange} />
      <NativeSelect
        label={texts.kind}
        value={draft.kind}
        data={alertKind.options.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        onChange={({ currentTarget: { value } }) => {
          const kind = value as AlertKind;
          onChange({ kind, places: placesOf(kind, draft) });
        }}
      />
      {draft.kind === 'lost' ? null : (
        <CountInput
          label={isTop ? texts.topPlaces : texts.dropPlaces}
          max={100}
          value={draft.places ?? null}
          onChange={(places) => onChange({ places })}
        />
      )}
      <Text c="dimmed" size="sm" className={classes.wide ?? ''}>
        {texts.placesHint}
      </Text>
    </div>
  );
}

interface CountInputProps {
  label: string;
  max: number;
  value: number | null;
  onChange: (value: number | null) => void;
}

function CountInput({ label, max, value, onChange }: CountInputProps) {
  return (
    <TextInput
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      value={value === null || Number.isNaN(value) ? '' : String(value)}
      onChange={({ currentTarget: { value: text } }) => onChange(text === '' ? null : Number(text))}
    />
  );
}

interface WebhookSelectProps {
  domainId: string;
  webhookId: string | null;
  onChange: (part: Partial<RuleFields>) => void;
}

function WebhookSelect({ domainId, webhookId, onChange }: WebhookSelectProps) {
  const { data = [] } = useWebhooks(domainId).query;
  if (data.length === 0) return null;
  return (
    <NativeSelect
      label={texts.webhook}
      value={webhookId ?? ''}
      data={[
        { value: '', label: texts.noWebhook },
        ...data.map(({ id, url, isActive }) => ({
          value: id,
          label: isActive ? url : texts.webhookOff(url),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange({ webhookId: value || null })}
    />
  );
}
