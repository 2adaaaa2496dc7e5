import { NativeSelect } from '@mantine/core';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { formMessages as texts } from './messages.ts';
import { readSet, writeSet } from './rule-draft.ts';
import type { RuleFields } from './use-alerts.ts';

interface SetSelectProps {
  domainId: string;
  draft: RuleFields;
  onChange: (part: Partial<RuleFields>) => void;
}

/** Keyword set of a rule. Its current value stays selectable even if no keyword has it. */
export function SetSelect({ domainId, draft, onChange }: SetSelectProps) {
  const workspaceId = useSelection().workspace?.id ?? '';
  const tags = trpc.keywords.listTags.useQuery({ domainId });
  const views = trpc.keywordViews.list.useQuery({ workspaceId }, { enabled: workspaceId !== '' });
  const chosen = writeSet(draft);
  const options = [
    { value: 'all', label: texts.allKeywords },
    ...(tags.data?.data ?? []).map(({ tag }) => ({ value: `tag:${tag}`, label: texts.tag(tag) })),
    ...(views.data ?? []).map(({ id, name }) => ({ value: `view:${id}`, label: texts.view(name) })),
  ];
  const isListed = options.some(({ value }) => value === chosen);
  const missing = { value: chosen, label: draft.tag ? texts.tag(draft.tag) : texts.chooseSet };
  return (
    <NativeSelect
      label={texts.keywordSet}
      value={chosen}
      data={isListed ? options : [missing, ...options]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? {} : readSet(value))}
    />
  );
}
