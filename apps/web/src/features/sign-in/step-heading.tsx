import { Text, Title } from '@mantine/core';

/** What the second step asks for. */
export function StepHeading({ title, hint }: { title: string; hint: string }) {
  return (
    <div>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" mt="xs">
        {hint}
      </Text>
    </div>
  );
}
