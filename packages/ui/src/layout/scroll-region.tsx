import type { ReactNode } from 'react';
import { showFocus } from './show-focus.ts';

interface ScrollRegionProps {
  /** Names the region for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part that scrolls and can be reached by keyboard. Its class sets direction and size. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={label} className={className} tabIndex={0} onFocus={showFocus}>
      {children}
    </section>
  );
}
