import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';

/** Names the step, so that it is heard also by who comes straight to its first field. */
export const stepHeadingId = 'onboarding-step';

interface StepHeadingProps {
  title: string;
  hint: string;
}

/** What a step is about. A step without a field begins here: the focus of the step before has gone with its button. */
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
