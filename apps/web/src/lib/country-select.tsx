import { locations, searchCountries } from '@keydence/domain';
import { SearchSelect } from '@keydence/ui';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import type { ComponentProps } from 'react';
import { CountryFlag } from './country-flag.tsx';

const options = locations.map(({ locationCode, locationName }) => ({
  value: String(locationCode),
  label: locationName,
}));
const itemOf = new Map<string, ComboboxItem>(options.map((option) => [option.value, option]));

interface CountrySelectProps
  extends Omit<
    ComponentProps<typeof SearchSelect>,
    'value' | 'data' | 'filter' | 'leftSection' | 'onChange'
  > {
  locationCode: number;
  onChange: (locationCode: number) => void;
}

/** Selects a country by any common name. For one outside the list it offers those with the same language. */
export function CountrySelect({ locationCode, onChange, ...props }: CountrySelectProps) {
  return (
    <SearchSelect
      nothingFoundMessage="No country by that name"
      {...props}
      value={String(locationCode)}
      data={options}
      filter={filterCountries}
      leftSection={<CountryFlag locationCode={locationCode} />}
      onChange={(value) => value && onChange(Number(value))}
    />
  );
}

const filterCountries: OptionsFilter = ({ search }) => {
  const { locations: found, missing } = searchCountries(search);
  const items = found.flatMap(({ locationCode }) => itemOf.get(String(locationCode)) ?? []);
  return missing === null ? items : [{ group: `${missing} is not in the list. Nearest by language:`, items }];
};
