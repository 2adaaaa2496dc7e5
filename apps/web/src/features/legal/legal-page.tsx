import { formatDay } from '@keydence/domain';
import { PageFrame } from '../public-frame/page-frame.tsx';
import { LegalBlocks } from './legal-blocks.tsx';
import type { LegalText } from './legal-text.ts';

interface LegalPageProps {
  text: LegalText;
  /** `YYYY-MM-DD`. */
  updatedOn: string;
}

/** Legal text with its table of contents: static, without scripts. */
export function LegalPage({ text, updatedOn }: LegalPageProps) {
  return (
    <PageFrame>
      <p className="legal-back">
        <a href="/">Back to Home</a>
      </p>
      <div className="legal">
        <header className="legal-head">
          <h1>{text.title}</h1>
          <p className="legal-updated">
            Last updated: <time dateTime={updatedOn}>{formatDay(updatedOn)}</time>
          </p>
          <p className="legal-summary">{text.summary}</p>
        </header>
        <nav className="legal-contents" aria-label="On this page">
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="legal-text">
          {text.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
        </article>
      </div>
    </PageFrame>
  );
}
