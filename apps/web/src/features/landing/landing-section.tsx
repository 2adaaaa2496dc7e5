import type { ReactNode } from 'react';

interface LandingSectionProps {
  /** The heading's anchor; the section's own is this with `-section`. */
  id: string;
  title: string;
  lead: string;
  className?: string;
  children: ReactNode;
  /** Beside the heading. */
  aside?: ReactNode;
}

/** A section with its two anchors: links use both `#faq` and `#faq-section`. */
export function LandingSection({ id, title, lead, className = '', children, aside }: LandingSectionProps) {
  return (
    <section id={`${id}-section`} className={`section ${className}`} aria-labelledby={id}>
      <div className="wrap section-inner">
        <header className="section-head">
          <h2 id={id}>{title}</h2>
          <p className="section-lead">{lead}</p>
          {aside}
        </header>
        {children}
      </div>
    </section>
  );
}
