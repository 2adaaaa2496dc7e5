import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as ui from '../index.ts';
import { ComponentView } from './component-view.tsx';
import { samples } from './samples.tsx';

/** Exported for the example of another component, or without a look of its own. */
const shownElsewhere = ['CardGridItem', 'MoveRow', 'ThemeProvider'];

it('shows each component that the package exports', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !shownElsewhere.includes(name));
  expect(Object.keys(samples).sort()).toEqual(components.sort());
});

it.each(['light', 'dark'] as const)('renders every example in the %s scheme', (scheme) => {
  render(<ComponentView scheme={scheme} />);
  for (const name of Object.keys(samples)) {
    const region = screen.getByRole('region', { name });
    expect(region.childElementCount, name).toBeGreaterThan(0);
  }
  expect(document.documentElement.dataset.mantineColorScheme).toBe(scheme);
});
