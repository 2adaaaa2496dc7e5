import { Button } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useRefusal } from '../../lib/use-access.ts';
import type { SearchConsoleHandle } from './use-search-console.ts';

interface ConnectButtonProps {
  handle: SearchConsoleHandle;
  label: string;
}

/** Navigates to Google's consent page for the account's owner. */
export function ConnectButton({ handle, label }: ConnectButtonProps) {
  if (useRefusal() !== null) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconBrandGoogle size={16} stroke={1.5} aria-hidden />}
      loading={handle.isConnecting}
      onClick={handle.connect}
    >
      {label}
    </Button>
  );
}
