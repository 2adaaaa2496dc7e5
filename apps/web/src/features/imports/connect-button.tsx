import { Button } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useRefusal } from '../../app/use-access.ts';
import type { SearchConsoleHandle } from './use-search-console.ts';

interface ConnectButtonProps {
  handle: SearchConsoleHandle;
  label: string;
}

/** Leaves for Google's page, where the owner of an account agrees. */
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
