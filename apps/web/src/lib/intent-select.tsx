import { type SearchIntent, searchIntent } from '@keydence/domain';
import { NativeSelect } from '@mantine/core';
import { intentLabels } from './intent-labels.ts';

interface IntentSelectProps {
  value: SearchIntent | undefined;
  onChange: (intent: SearchIntent | undefined) => void;
}

const options = [
  { value: '', label: 'All intents' },
  ...searchIntent.options.map((value) => ({ value, label: intentLabels[value] })),
];

/** Intent filter over keywords; undefined means all. */
export function IntentSelect({ value, onChange }: IntentSelectProps) {
  return (
    <NativeSelect
      label="Intent"
      value={value ?? ''}
      onChange={(event) =>
        onChange(searchIntent.optional().catch(undefined).parse(event.currentTarget.value))
      }
      data={options}
    />
  );
}
