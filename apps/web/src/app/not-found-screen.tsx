import { EmptyState } from '@keydence/ui';
import { Button } from '@mantine/core';
import { PublicFrame } from '../lib/public-frame.tsx';

/** Screen for unknown paths. */
export function NotFoundScreen() {
  return (
    <PublicFrame>
      <EmptyState
        title="This page does not exist"
        action={
          <Button component="a" href="/">
            Back to Home
          </Button>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </PublicFrame>
  );
}
