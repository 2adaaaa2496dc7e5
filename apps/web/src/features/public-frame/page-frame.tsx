import type { ReactNode } from 'react';
import { frameMessages } from './messages.ts';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

interface PageFrameProps {
  children: ReactNode;
  /** The landing page sets its own width, and its anchors are on the page itself. */
  isLanding?: boolean;
}

/** Frame of every public page: the bar with the sign-in links, and the footer. */
export function PageFrame({ children, isLanding = false }: PageFrameProps) {
  const home = isLanding ? '' : '/';
  return (
    <>
      <a className="skip" href="#content">
        {frameMessages.skip}
      </a>
      <div className="page-top" />
      <PageHeader home={home} />
      <main id="content" className={isLanding ? undefined : 'wrap'} tabIndex={-1}>
        {children}
      </main>
      <PageFooter home={home} />
    </>
  );
}
