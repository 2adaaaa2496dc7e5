import { Text, Title } from '@mantine/core';
import { createContext, useContext } from 'react';

/** 1 on its own screen, 3 under the title of a dialog. */
export const StepHeadingOrder = createContext<1 | 3>(1);

/** Title and hint of a second step. */
export function StepHeading({ title, hint }: { title: string; hint: string }) {
  return (
    <div>
      <Title order={useContext(StepHeadingOrder)}>{title}</Title>
      <Text c="dimmed" mt="xs">
        {hint}
      </Text>
    </div>
  );
}
