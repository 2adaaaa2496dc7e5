import { type RelevanceFilter, relevanceFilter } from '@keydence/domain';
import { NativeSelect } from '@mantine/core';
import { relevanceLabels } from './insight-labels.ts';

const relevantOnly = 'relevant-only';

interface RelevanceChanges {
  relevance: RelevanceFilter | undefined;
  /** Absent if the switch "Relevant only" keeps its state. */
  relevant?: 'all' | undefined;
}

interface RelevanceSelectProps {
  value: RelevanceFilter | undefined;
  /** State of the switch "Relevant only"; absent on screens without it. */
  isRelevantOnly?: boolean;
  onChange: (changes: RelevanceChanges) => void;
}

const classes = relevanceFilter.options.map((value) => ({ value, label: relevanceLabels[value] }));

/** Relevance filter, in agreement with the switch "Relevant only" of the same screen. */
export function RelevanceSelect({ value, isRelevantOnly, onChange }: RelevanceSelectProps) {
  const hasSwitch = isRelevantOnly !== undefined;
  return (
    <NativeSelect
      label="Relevance"
      value={isRelevantOnly ? relevantOnly : (value ?? '')}
      onChange={({ currentTarget: { value: chosen } }) => {
        const relevance = relevanceFilter.optional().catch(undefined).parse(chosen);
        if (!hasSwitch || relevance) onChange({ relevance });
        else onChange({ relevance, relevant: chosen === relevantOnly ? undefined : 'all' });
      }}
      data={[
        ...(hasSwitch ? [{ value: relevantOnly, label: 'Relevant only' }] : []),
        { value: '', label: 'Any' },
        ...classes,
      ]}
    />
  );
}
