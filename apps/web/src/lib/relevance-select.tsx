import { type RelevanceFilter, relevanceFilter } from '@keydence/domain';
import { NativeSelect } from '@mantine/core';
import { relevanceLabels } from './insight-labels.ts';

interface RelevanceSelectProps {
  value: RelevanceFilter | undefined;
  onChange: (relevance: RelevanceFilter | undefined) => void;
}

const options = [
  { value: '', label: 'Any' },
  ...relevanceFilter.options.map((value) => ({ value, label: relevanceLabels[value] })),
];

/** Relevance filter; undefined means any. */
export function RelevanceSelect({ value, onChange }: RelevanceSelectProps) {
  return (
    <NativeSelect
      label="Relevance"
      value={value ?? ''}
      onChange={(event) =>
        onChange(relevanceFilter.optional().catch(undefined).parse(event.currentTarget.value))
      }
      data={options}
    />
  );
}
