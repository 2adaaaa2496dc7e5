import { Beats } from './beats.tsx';
import { ExampleList } from './example-list.tsx';
import { headline, productName, promises, tagline } from './messages.ts';

const logoHeights = [45, 70, 100, 58];
/** Two weeks are one measure: fourteen beats. */
const measure = [34, 52, 44, 68, 58, 82, 40, 50, 62, 54, 76, 66, 100, 48];

/** The public front page: static, without script. */
export function LandingPage() {
  return (
    <div className="page">
      <header className="bar">
        <a className="brand" href="/" aria-label={productName}>
          <Beats className="brand-mark" heights={logoHeights} accent={2} />
          {productName}
        </a>
        <a className="button button-quiet" href="/signin">
          Sign in
        </a>
      </header>
      <main>
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
      </main>
      <footer className="foot">
        <span>{productName} runs on your own server. Every number says where it comes from.</span>
        <nav aria-label="Legal">
          <a href="/privacy">Privacy Policy</a>
          <a href="/terms">Terms of Use</a>
        </nav>
      </footer>
    </div>
  );
}
