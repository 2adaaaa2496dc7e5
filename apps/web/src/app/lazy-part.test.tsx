import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

it('loads a part when it is first shown, and not before', async () => {
  let loads = 0;
  const { Part } = lazyPart(async () => {
    loads += 1;
    return () => <p>The screen</p>;
  });
  expect(loads).toBe(0);
  render(
    <Suspense fallback="Loading">
      <Part />
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findAllByText('The screen')).toHaveLength(2);
  expect(loads).toBe(1);
});
