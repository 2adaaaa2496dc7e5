import { Button } from '@mantine/core';
import { IconRadar } from '@tabler/icons-react';
import { useRefusal } from '../../lib/use-access.ts';
import { messages } from './messages.ts';
import type { Discovery } from './use-discover-competitors.ts';

/** Searches for competitors again. It keeps the focus while it runs, so it is never really disabled. */
export function DiscoverButton({ discover, isDiscovering }: Discovery) {
  if (useRefusal('spend') !== null) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconRadar size={16} stroke={1.5} aria-hidden />}
      aria-disabled={isDiscovering}
      data-disabled={isDiscovering || undefined}
      onClick={discover}
    >
      {isDiscovering ? messages.discovering : messages.discover}
    </Button>
  );
}
