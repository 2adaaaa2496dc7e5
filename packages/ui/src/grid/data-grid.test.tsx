import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { DataGrid } from './data-grid.tsx';

interface Site {
  id: string;
  name: string;
}

/** Renders a list of sites; rows from `missing` on are not loaded. */
function renderSites({ total = 1_000_000, missing = 1_000_000, hasLetters = true } = {}) {
  const opened: string[] = [];
  const sorted: string[] = [];
  const lettered: (string | undefined)[] = [];
  function Sites() {
    const [selected, setSelected] = useState<readonly string[]>([]);
    const [isAll, setIsAll] = useState(false);
    return (
      <DataGrid<Site>
        label="Sites"
        columns={[
          { key: 'name', name: 'Name', width: 200, render: ({ name }) => name },
          { key: 'rank', name: 'Rank', width: 80, isNumber: true, isSortable: true, render: ({ id }) => id },
        ]}
        total={total}
        rowAt={(index) => (index < missing ? { id: `${index}`, name: `site ${index + 1}` } : undefined)}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onShow={() => {}}
        density="compact"
        sort={{ key: 'rank', order: 'asc' }}
        onSort={(key) => sorted.push(key)}
        selection={{
          all: isAll ? 'all' : selected.length > 0 ? 'some' : 'none',
          isSelected: (id) => isAll || selected.includes(id),
          toggle: (id) => setSelected((before) => [...before, id]),
          toggleAll: () => setIsAll((before) => !before),
        }}
        selectAllLabel="Select all"
        onOpen={({ name }) => opened.push(name)}
        keys={hasLetters ? { x: (row) => lettered.push(row?.name) } : null}
      />
    );
  }
  render(
    <ThemeProvider env="test">
      <button type="button">before</button>
      <Sites />
    </ThemeProvider>,
  );
  const grid = screen.getByRole('grid', { name: 'Sites' });
  /** Row and column of the current cell for screen readers; the header is row 1. */
  const current = () => {
    const cell = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
    const row = cell?.closest('[role="row"]')?.getAttribute('aria-rowindex');
    return [Number(row), Number(cell?.getAttribute('aria-colindex'))];
  };
  return { grid, current, opened, sorted, lettered, user: userEvent.setup() };
}

describe('the grid', () => {
  it('renders a few rows of a million and gives the total', () => {
    const { grid } = renderSites();
    expect(grid).toHaveAttribute('aria-rowcount', '1000001');
    expect(within(grid).getAllByRole('row').length).toBeLessThanOrEqual(61);
    expect(screen.getByText('Rows 1–20 of 1,000,000')).toBeVisible();
  });

  it('draws only the two rows of a step again, and no row for another scale of its bars', async () => {
    const drawn: string[] = [];
    const rows = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, name: `site ${index + 1}` }));
    const columns = [
      {
        key: 'name',
        name: 'Name',
        width: 200,
        render: ({ id, name }: Site) => {
          drawn.push(id);
          return name;
        },
      },
    ];
    const grid = (end: number) => (
      <ThemeProvider env="test">
        <DataGrid<Site>
          label="Sites"
          columns={columns}
          scales={{ visits: end }}
          total={100}
          rowAt={(index) => rows[index]}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          onShow={() => {}}
          density="compact"
          sort={null}
          onSort={() => {}}
          onOpen={() => {}}
          keys={{}}
        />
      </ThemeProvider>
    );
    const { rerender } = render(grid(50));
    const user = userEvent.setup();
    screen.getByRole('grid').focus();
    await user.keyboard('j');
    drawn.length = 0;
    await user.keyboard('j');
    expect(drawn).toEqual(['1', '2']);
    rerender(grid(60));
    expect(screen.getByRole('grid').style.getPropertyValue('--scale-visits')).toBe('60');
    expect(drawn).toEqual(['1', '2']);
  });

  it('is one Tab stop', async () => {
    const { grid, user } = renderSites();
    screen.getByRole('button', { name: 'before' }).focus();
    await user.tab();
    expect(grid).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Go to row' })).toHaveFocus();
  });

  it('moves by arrows, letters, pages and edges', async () => {
    const { grid, current, user } = renderSites();
    grid.focus();
    for (const [keys, place] of [
      ['{ArrowDown}', [3, 2]],
      ['j', [4, 2]],
      ['k', [3, 2]],
      ['{ArrowRight}', [3, 3]],
      ['{ArrowRight}', [3, 3]],
      ['{Home}', [3, 1]],
      ['{End}', [3, 3]],
      ['{PageDown}', [22, 3]],
      ['{PageUp}', [3, 3]],
      ['{Control>}{End}{/Control}', [1_000_001, 3]],
      ['j', [1_000_001, 3]],
      ['{Control>}{Home}{/Control}', [2, 1]],
      ['{ArrowUp}', [1, 1]],
    ] as const) {
      await user.keyboard(keys);
      expect(current(), keys).toEqual(place);
    }
    expect(grid).toHaveFocus();
  });

  it('opens, selects and selects all', async () => {
    const { grid, opened, user } = renderSites();
    grid.focus();
    await user.keyboard('j{Enter}');
    expect(opened).toEqual(['site 2']);
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Select site 2' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select site 1' })).not.toBeChecked();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeChecked();
  });

  it('sorts by header, with the mouse and with Enter, and announces the order', async () => {
    const { grid, sorted, user } = renderSites();
    const head = screen.getByRole('columnheader', { name: 'Rank' });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(head).getByText('Rank'));
    expect(head).toHaveAttribute('data-pressed');
    grid.focus();
    await user.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
    await waitFor(() => expect(sorted).toEqual(['rank', 'rank']));
  });

  it('jumps to a row by number, and shows placeholder bars for loading rows', async () => {
    const { grid, current, user } = renderSites({ missing: 100 });
    await user.type(screen.getByRole('textbox', { name: 'Go to row' }), '765,432{Enter}');
    expect(grid).toHaveFocus();
    expect(current()).toEqual([765_433, 2]);
    expect(grid.querySelector('[aria-rowindex="765433"]')).toHaveAttribute('aria-busy', 'true');
  });

  it('handles letters only while single-key shortcuts are on', async () => {
    const on = renderSites({ total: 3 });
    on.grid.focus();
    await on.user.keyboard('jx');
    expect(on.lettered).toEqual(['site 2']);
  });

  it('ignores letters while single-key shortcuts are off', async () => {
    const off = renderSites({ total: 3, hasLetters: false });
    off.grid.focus();
    await off.user.keyboard('jx');
    expect(off.lettered).toEqual([]);
    expect(off.current()).toEqual([2, 2]);
  });

  it('has no checkboxes for read-only rows, and presses the control of a cell', async () => {
    const opened: string[] = [];
    const pressed: string[] = [];
    render(
      <ThemeProvider env="test">
        <DataGrid<Site>
          label="Sites"
          columns={[
            { key: 'name', name: 'Name', width: 200, render: ({ name }) => name },
            {
              key: 'link',
              name: 'Link',
              width: 80,
              isControl: true,
              render: ({ name }) => (
                <button type="button" tabIndex={-1} onClick={() => pressed.push(name)}>
                  Press
                </button>
              ),
            },
          ]}
          total={2}
          rowAt={(index) => ({ id: `${index}`, name: `site ${index + 1}` })}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          onShow={() => {}}
          density="compact"
          sort={null}
          onSort={() => {}}
          onOpen={({ name }) => opened.push(name)}
          keys={null}
        />
      </ThemeProvider>,
    );
    const user = userEvent.setup();
    const grid = screen.getByRole('grid');
    expect(grid).toHaveAttribute('aria-colcount', '2');
    expect(within(grid).queryByRole('checkbox')).toBeNull();
    await user.click(within(grid).getAllByText('Press')[0] as HTMLElement);
    expect([pressed, opened]).toEqual([['site 1'], []]);
    grid.focus();
    await user.keyboard('{ArrowLeft}{ArrowDown}{Enter}{ArrowRight}{Enter}');
    expect([pressed, opened]).toEqual([['site 1', 'site 2'], ['site 2']]);
  });
});
