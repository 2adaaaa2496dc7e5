import { ThemeProvider } from '@keydence/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CountrySelect } from './country-select.tsx';

function Country() {
  const [code, setCode] = useState(2840);
  return <CountrySelect label="Country" locationCode={code} onChange={setCode} />;
}

it('finds a country by its abbreviation, and the nearest ones of one outside the list', async () => {
  render(
    <ThemeProvider env="test">
      <Country />
    </ThemeProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Country' });
  act(() => field.focus());
  const options = () => screen.queryAllByRole('option', { hidden: true });
  const names = () => options().map(({ textContent }) => textContent);
  fireEvent.change(field, { target: { value: 'UK' } });
  await waitFor(() => expect(names()).toEqual(['United Kingdom', 'Ukraine']));
  fireEvent.change(field, { target: { value: 'China' } });
  await waitFor(() => expect(names()).toEqual(['Hong Kong', 'Taiwan']));
  expect(screen.getByText('China is not in the list. Nearest by language:')).toBeInTheDocument();
  fireEvent.click(options()[0] as HTMLElement);
  expect(field).toHaveValue('Hong Kong');
});
