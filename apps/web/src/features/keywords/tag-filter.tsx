import { formatNumber } from '@keydence/ui';
import { NativeSelect } from '@mantine/core';
import { useSelection } from '../../lib/use-selection.tsx';
import { useKeywordTags } from './use-keyword-tags.ts';

interface TagFilterProps {
  tag: string | undefined;
  onChange: (tag: string | undefined) => void;
}

/** Filters the list by one tag. A linked tag stays selectable even if no keyword has it. */
export function TagFilter({ tag, onChange }: TagFilterProps) {
  const { domain } = useSelection();
  const { data } = useKeywordTags(domain?.id);
  const isListed = tag === undefined || data.some((listed) => listed.tag === tag);
  return (
    <NativeSelect
      label="Tag"
      value={tag ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
      data={[
        { value: '', label: 'Any tag' },
        ...(isListed ? [] : [{ value: tag, label: tag }]),
        ...data.map((listed) => ({
          value: listed.tag,
          label: `${listed.tag} (${formatNumber(listed.count)})`,
        })),
        ...(data.length === 0 && isListed ? [{ value: 'none', label: 'No tags yet', disabled: true }] : []),
      ]}
    />
  );
}
