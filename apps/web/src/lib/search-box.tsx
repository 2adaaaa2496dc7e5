import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
  value: string;
  onType: (text: string) => void;
}

/** Search box of a filter bar over keywords. */
export function SearchBox({ ref, className = '', value, onType }: SearchBoxProps) {
  return (
    <TextInput
      ref={ref}
      className={className}
      type="search"
      label="Search"
      placeholder="Search keywords"
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      maxLength={200}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
