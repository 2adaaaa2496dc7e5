import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWidth } from './use-width.ts';

afterEach(() => vi.restoreAllMocks());

/** Widths that the browser would paint, in order. */
const painted: number[] = [];

function Frame() {
  const [ref, width] = useWidth<HTMLDivElement>(880);
  useEffect(() => {
    painted.push(width);
  }, [width]);
  return <div ref={ref}>{width}</div>;
}

it('knows the width of an element before its first paint', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  painted.length = 0;
  render(<Frame />);
  expect(screen.getByText('300')).toBeVisible();
  expect(painted.at(-1)).toBe(300);
});

it('has a width in a browser without layout', () => {
  render(<Frame />);
  expect(screen.getByText('880')).toBeVisible();
});
