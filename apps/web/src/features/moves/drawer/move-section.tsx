import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Section of the drawer with a title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} mb={8}>
        {title}
      </Title>
      {children}
    </section>
  );
}
