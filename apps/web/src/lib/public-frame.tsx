import { Panel, Wordmark } from '@keydence/ui';
import type { ReactNode } from 'react';
import classes from './public-frame.module.css';

interface PublicFrameProps {
  children: ReactNode;
  /** Links or a note below the card. */
  footer?: ReactNode;
}

/** Single card in the middle of the page: sign-in, confirmations and first setup. */
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
