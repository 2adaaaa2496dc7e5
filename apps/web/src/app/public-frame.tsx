import { Panel, Wordmark } from '@keydence/ui';
import type { ReactNode } from 'react';
import classes from './public-frame.module.css';

interface PublicFrameProps {
  children: ReactNode;
  /** Below the card: links, a note. */
  footer?: ReactNode;
}

/** One card in the middle of the page: sign-in, its confirmations, and the first set-up. */
export function PublicFrame({ children, footer }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <a href="/" className={classes.home} aria-label="Keydence home">
          <Wordmark size={22} />
        </a>
      </header>
      <main className={classes.main}>
        <Panel className={classes.card ?? ''}>{children}</Panel>
      </main>
      {footer ? <footer className={classes.footer}>{footer}</footer> : null}
    </div>
  );
}
