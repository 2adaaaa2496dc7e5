import '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { EffortMarks, effortLevel, hoursText } from './effort-marks.tsx';
import { GainRange } from './gain-range.tsx';
import { LeaderStrip } from './leader-strip.tsx';
import { MeasuredRange, sharedAxis } from './measured-range.tsx';
import { MoveRow } from './move-row.tsx';
import { MoveRows } from './move-rows.tsx';
import { VerbChip, verbLabels } from './verb-chip.tsx';
import { WeekStrip } from './week-strip.tsx';

const show = (node: React.ReactNode) => render(<ThemeProvider env="test">{node}</ThemeProvider>);

describe('effort', () => {
  it.each([
    [0.25, 1, '0.25 h'],
    [2, 1, '2 h'],
    [2.25, 2, '2.25 h'],
    [4, 2, '4 h'],
    [4.25, 3, '4.25 h'],
    [6, 3, '6 h'],
  ])('%s hours light %s marks and read %s', (hours, level, text) => {
    expect(effortLevel(hours)).toBe(level);
    expect(hoursText(hours)).toBe(text);
  });

  it('gives the hours as text', () => {
    show(<EffortMarks hours={2.5} />);
    expect(screen.getByText('2.5 h')).toBeVisible();
    expect(screen.getByText('Effort:')).toBeInTheDocument();
  });
});

describe('GainRange', () => {
  it.each([
    [{ low: 50, high: 100, max: 200 }, '25%', '50%'],
    [{ low: -5, high: 300, max: 200 }, '0%', '100%'],
    [{ low: 0, high: 0, max: 0 }, '0%', '0%'],
  ])('scales %o to its row', (range, low, high) => {
    const { container } = show(<GainRange {...range} text="+50…100" speech="50 to 100" />);
    const bar = container.querySelector<HTMLElement>('[aria-hidden="true"]');
    expect(bar?.style.getPropertyValue('--gain-low')).toBe(low);
    expect(bar?.style.getPropertyValue('--gain-high')).toBe(high);
    expect(screen.getByRole('button', { name: '+50…100' })).toBeVisible();
  });
});

describe('MeasuredRange', () => {
  it.each([
    [[], { from: 0, to: 0.05 }],
    [[null, 100], { from: 0, to: 105 }],
    [[-20, 80], { from: -25, to: 85 }],
  ])('includes %j and zero in its axis', (values, axis) => {
    expect(sharedAxis(values)).toEqual(axis);
  });

  it('gives the values in words, and draws no dot without a measured value', () => {
    const axis = { from: 0, to: 100 };
    const { container } = show(
      <MeasuredRange low={10} high={60} measured={null} axis={axis} label="10 to 60" />,
    );
    expect(screen.getByRole('img', { name: '10 to 60' })).toBeVisible();
    expect(container.querySelectorAll('[style*="left"]')).toHaveLength(0);
  });

  it('draws the measured value', () => {
    const axis = { from: 0, to: 100 };
    const { container } = show(<MeasuredRange low={10} high={60} measured={40} axis={axis} label="all" />);
    const dot = container.querySelector<HTMLElement>('[style*="left"]');
    expect(dot?.style.left).toBe('40%');
  });
});

it.each(Object.entries(verbLabels))('VerbChip writes %s as %s', (verb, label) => {
  show(<VerbChip verb={verb as keyof typeof verbLabels} />);
  expect(screen.getByText(label)).toBeVisible();
});

it('MoveRow shows the verb, object, effort, reason, facts and actions of one move', () => {
  show(
    <MoveRows label="Moves">
      <MoveRow
        id="m1"
        verb="update"
        object={<a href="/x">/picks/burr-coffee-grinder</a>}
        gain="+620…940"
        effortHours={2.5}
        reason="#16 for 60.5K searches; top five is in reach"
        facts="6 facts · Search Console, Nov 22"
        note="In plan"
        actions={<button type="button">Accept</button>}
      />
    </MoveRows>,
  );
  const row = within(screen.getByRole('list', { name: 'Moves' })).getByRole('listitem');
  for (const text of [
    'Update',
    '/picks/burr',
    '+620…940',
    '2.5 h',
    '#16 for',
    '6 facts',
    'In plan',
    'Accept',
  ]) {
    expect(row).toHaveTextContent(text);
  }
  expect(row).toHaveAttribute('data-move', 'm1');
});

it('WeekStrip scales weeks to the highest and marks the newest', () => {
  const weeks = [
    { label: 'Oct 5', value: 10 },
    { label: 'Oct 12', value: null },
    { label: 'Oct 19', value: 20 },
  ];
  show(<WeekStrip weeks={weeks} title="Clicks a week" markedCount={1} height={80} />);
  const columns = [...screen.getByRole('img', { name: 'Clicks a week' }).children] as HTMLElement[];
  expect(columns.map(({ style }) => style.getPropertyValue('--column'))).toEqual(['50%', '0%', '100%']);
  expect(columns.map(({ dataset }) => dataset.marked)).toEqual([undefined, undefined, 'true']);
  expect(screen.getByText('20')).toBeVisible();
  expect(screen.getByText('Oct 5')).toBeVisible();
  expect(screen.getByText('Oct 19')).toBeVisible();
});

it('LeaderStrip fills the cell of the leading page of each week', () => {
  const weeks = [
    { label: 'Oct 5', leader: 0 },
    { label: 'Oct 12', leader: null },
    { label: 'Oct 19', leader: 1 },
  ];
  const { container } = show(<LeaderStrip pages={['/a', '/b']} weeks={weeks} title="Leaders" />);
  expect(screen.getByRole('img', { name: 'Leaders' })).toBeVisible();
  expect(container.querySelectorAll('[data-leads]')).toHaveLength(2);
});
