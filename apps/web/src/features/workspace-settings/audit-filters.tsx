import { auditGroupLabels, auditGroups } from '@keydence/domain';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import type { AuditEntry } from './audit-entry.ts';
import classes from './audit-log.module.css';
import { auditTexts as texts } from './audit-log-messages.ts';
import { type AuditLogSearch, auditLogSearch, hasAuditFilters, noAuditFilters } from './audit-log-search.ts';

interface AuditFiltersProps {
  workspaceId: string;
  search: AuditLogSearch;
  /** Visible entries, which may name former members. */
  entries: readonly AuditEntry[];
  onChange: (changes: Partial<AuditLogSearch>) => void;
}

export function AuditFilters({ workspaceId, search, entries, onChange }: AuditFiltersProps) {
  const people = usePeople(workspaceId, { chosen: search.person, entries });
  const { shape } = auditLogSearch;
  const { person, group, from, to } = search;
  return (
    <search className={classes.filters} aria-label={texts.filtersLabel}>
      <NativeSelect
        label={texts.person}
        value={person ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ person: shape.person.parse(value) })}
        data={[{ value: '', label: texts.anybody }, ...people]}
      />
      <NativeSelect
        label={texts.group}
        value={group ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ group: shape.group.parse(value) })}
        data={[
          { value: '', label: texts.anything },
          ...auditGroups.map((value) => ({ value, label: auditGroupLabels[value] })),
        ]}
      />
      <TextInput
        type="date"
        label={texts.from}
        value={from ?? ''}
        {...(to && { max: to })}
        onChange={({ currentTarget: { value } }) => onChange({ from: shape.from.parse(value) })}
      />
      <TextInput
        type="date"
        label={texts.to}
        value={to ?? ''}
        {...(from && { min: from })}
        onChange={({ currentTarget: { value } }) => onChange({ to: shape.to.parse(value) })}
      />
      <Button
        className={classes.clear ?? ''}
        variant="default"
        onClick={() => onChange(noAuditFilters)}
        disabled={!hasAuditFilters(search)}
      >
        {texts.clear}
      </Button>
    </search>
  );
}

interface Shown {
  chosen: string | undefined;
  entries: readonly AuditEntry[];
}

/** Members by name, then former members in the visible entries. */
function usePeople(workspaceId: string, { chosen, entries }: Shown) {
  const { data } = trpc.members.list.useQuery({ workspaceId });
  const names = new Map<string, string>();
  for (const { userId, fullName, email } of data?.data ?? []) names.set(userId, fullName ?? email ?? userId);
  for (const { actor } of entries)
    if (actor.personId && !names.has(actor.personId))
      names.set(actor.personId, actor.name ?? actor.email ?? texts.somebodyGone);
  if (chosen && !names.has(chosen)) names.set(chosen, texts.somebodyGone);
  return [...names].map(([value, label]) => ({ value, label }));
}
