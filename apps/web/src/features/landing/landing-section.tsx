import type { ReactNode } from 'react';

interface LandingSectionProps {
  /** Anchor of the heading; the section's own anchor adds `-section`. */
  id: string;
  title: string;
  lead: string;
  className?: string;
  children: ReactNode;
  /** Shown next to the heading. */
  aside?: ReactNode;
}

/** Section with two anchors: links use both `#faq` and `#faq-section`. */
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
