import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement>;
  className?: string | undefined;
  placeholder?: string;
  maxLength?: number;
  value: string;
  onType: (text: string) => void;
}

/** Search box of a filter bar, over keywords unless its placeholder says otherwise. */
export function SearchBox(props: SearchBoxProps) {
  const { ref, className = '', placeholder = 'Search keywords', maxLength = 200, value, onType } = props;
  return (
    <TextInput
      ref={ref}
      className={className}
      type="search"
      label="Search"
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
