import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useSharing } from './use-sharing.ts';

const text = 'You can only view this workspace. Ask an owner for the member role to make changes.';

/** Tells a viewer why changes are refused; nothing for others. */
export function ViewerNote() {
  const { isViewer } = useSharing();
  if (!isViewer) return null;
  return (
    <Alert color="gray" variant="light" mb="md" icon={<IconEye size={20} stroke={1.5} aria-hidden />}>
      {text}
    </Alert>
  );
}
