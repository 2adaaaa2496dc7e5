import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** Id of the heading, which labels the step for screen readers that start in its first field. */
export const stepHeadingId = 'onboarding-step';

interface StepHeadingProps {
  title: string;
  hint: string;
}

/** Heading of a step. It takes the focus in a step without a field: the previous step's button is gone. */
export function StepHeading({ title, hint }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div>
      <Title order={1} id={stepHeadingId} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text c="dimmed" mt="xs">
        {hint}
      </Text>
    </div>
  );
}
