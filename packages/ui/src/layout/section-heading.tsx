import { Text, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './layout.module.css';

interface SectionHeadingProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  order?: TitleOrder;
}

/** A heading with a one-line description and actions. */
export function SectionHeading({ title, description, actions, order = 2 }: SectionHeadingProps) {
  return (
    <div className={classes.sectionHeading}>
      <div>
        <Title order={order}>{title}</Title>
        {description ? (
          <Text c="dimmed" size="sm" mt={4} maw="68ch">
            {description}
          </Text>
        ) : null}
      </div>
      {actions}
    </div>
  );
}
