import { Beats } from '../../public-pages/beats.tsx';
import { PageFrame } from '../../public-pages/page-frame.tsx';
import { ExampleList } from './example-list.tsx';
import { headline, promises, tagline } from './messages.ts';

/** Two weeks are one measure: fourteen beats. */
const measure = [34, 52, 44, 68, 58, 82, 40, 50, 62, 54, 76, 66, 100, 48];

/** The public front page: static, without script. */
export function LandingPage() {
  return (
    <PageFrame>
      <section className="hero">
        <div>
          <h1>{headline}</h1>
          <p className="lead">{tagline}</p>
          <p className="actions">
            <a className="button" href="/signin">
              Get Started
            </a>
            <span className="aside">A full tour with sample data takes one minute.</span>
          </p>
        </div>
        <ExampleList />
      </section>
      <Beats className="measure" heights={measure} accent={12} barWidth={5} />
      <section className="promises" aria-label="What you get">
        {promises.map(({ title, text }) => (
          <article key={title} className="promise">
            <h2>{title}</h2>
            <p>{text}</p>
          </article>
        ))}
      </section>
    </PageFrame>
  );
}
