import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useRefusal } from '../lib/use-access.ts';

/** Tells a viewer why changes are refused; renders nothing for other roles. */
export function ViewerNote() {
  const refusal = useRefusal();
  if (refusal === null) return null;
  return (
    <Alert color="gray" variant="light" mb="md" icon={<IconEye size={20} stroke={1.5} aria-hidden />}>
      {refusal}
    </Alert>
  );
}
