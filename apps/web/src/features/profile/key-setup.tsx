import { BrandLoader, ErrorPanel } from '@keydence/ui';
import { Button, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { SetupProps } from './app-setup-form.tsx';
import { twoFactor as messages } from './two-factor-messages.ts';
import { useAddKey } from './use-two-factor.ts';

/** New security key, through the browser's own dialog. */
export function KeySetup({ onCancel, onDone }: SetupProps) {
  const { mutate: add, error, isPending } = useAddKey(onDone);
  useEffect(() => add(), [add]);
  return (
    <Stack gap="md" align="flex-start">
      {error ? (
        <ErrorPanel title={messages.keyFailed} message={error.message} onRetry={() => add()} />
      ) : (
        <div role="status">
          <Text>{messages.touchKey}</Text>
          <BrandLoader />
        </div>
      )}
      <Button variant="default" onClick={onCancel} disabled={isPending}>
        {messages.cancel}
      </Button>
    </Stack>
  );
}
