import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { SearchSelect } from './search-select.tsx';

const countries = ['Austria', 'Spain', 'Sweden', 'United Kingdom', 'United States'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function renderCountries() {
  const chosen: (string | null)[] = [];
  function Countries() {
    const [country, setCountry] = useState<string | null>('United States');
    const choose = (next: string | null) => {
      chosen.push(next);
      setCountry(next);
    };
    return <SearchSelect label="Country" data={countries} value={country} onChange={choose} />;
  }
  render(
    <ThemeProvider env="test">
      <Countries />
    </ThemeProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Country' });
  act(() => field.focus());
  return { field, chosen };
}

/** Pastes a text and runs the timers of the list. */
async function paste(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  await act(() => vi.advanceTimersByTimeAsync(50));
}

const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key, code: key });

describe('SearchSelect', () => {
  it('selects the matching option when its name is pasted', async () => {
    const { field, chosen } = renderCountries();
    await paste(field, 'Spain');
    press(field, 'Enter');
    expect(chosen).toEqual(['Spain']);
    expect(field).toHaveValue('Spain');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('selects the option marked by arrow keys', async () => {
    const { field, chosen } = renderCountries();
    await paste(field, 'Spa');
    await paste(field, 'S');
    press(field, 'ArrowDown');
    press(field, 'Enter');
    expect(chosen).toEqual(['Spain']);
  });

  it('leaves Enter to the form if no list is open', () => {
    const { field, chosen } = renderCountries();
    expect(press(field, 'Enter')).toBe(true);
    expect(chosen).toEqual([]);
  });
});
