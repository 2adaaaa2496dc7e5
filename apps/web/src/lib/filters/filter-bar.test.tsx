import { ThemeProvider } from '@keydence/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { countFilters } from './count-filters.ts';
import { FilterBar } from './filter-bar.tsx';

it('counts active filters, but not the search text', () => {
  const none = { search: undefined, intent: undefined, volume: undefined };
  expect(countFilters({ search: 'oat', intent: 'commercial' }, none)).toBe(1);
  expect(countFilters({}, none)).toBe(0);
});

it('names the number of filters on its button, which says whether they are open', () => {
  const bar = (count: number) => (
    <ThemeProvider env="test">
      <FilterBar label="Keyword filters" count={count} searchBox={<input aria-label="Search" />}>
        <input aria-label="Volume" />
      </FilterBar>
    </ThemeProvider>
  );
  const { rerender } = render(bar(0));
  const button = screen.getByText('Filters').closest('button');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(screen.getByText('Filters'));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  rerender(bar(2));
  expect(button).toHaveTextContent('Filters (2)');
});
