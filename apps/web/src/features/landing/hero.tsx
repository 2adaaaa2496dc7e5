import { RepeatSign } from '../public-frame/repeat-sign.tsx';
import { headline, tagline, heroMessages as texts } from './messages.ts';
import { ScoreDrawing } from './score-drawing.tsx';

export function Hero() {
  return (
    <section className="hero wrap" aria-labelledby="headline">
      <div className="hero-words">
        <h1 id="headline">
          {headline}
          <RepeatSign className="headline-sign" />
        </h1>
        <div className="hero-way">
          <p className="lead">{tagline}</p>
          <p className="actions">
            <a className="button" href="/signin">
              {texts.getStarted}
            </a>
            <a className="button button-quiet" href="#keyword-analysis-section">
              {texts.seePlan}
            </a>
          </p>
        </div>
      </div>
      <ScoreDrawing />
      <div className="hero-foot">
        <p className="hero-example">
          <strong>{texts.exampleMark}</strong> {texts.example}
        </p>
        <ul className="ticks">
          {texts.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
