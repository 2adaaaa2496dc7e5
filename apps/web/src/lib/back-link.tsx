import { Anchor, type AnchorProps } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import classes from './back-link.module.css';

type BackAnchorProps = AnchorProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof AnchorProps>;

function BackAnchor({ children, ...props }: BackAnchorProps) {
  return (
    <Anchor {...props} className={classes.back ?? ''}>
      <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {children}
    </Anchor>
  );
}

/** Link from a page of details to its list, above the title. */
export const BackLink = createLink(BackAnchor);
