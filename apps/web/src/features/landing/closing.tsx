import { RepeatSign } from '../public-frame/repeat-sign.tsx';
import { closingMessages as texts } from './messages.ts';

export function Closing() {
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="wrap closing-inner">
        <RepeatSign className="closing-sign" isOpening />
        <div>
          <h2 id="closing">{texts.title}</h2>
          <p>{texts.text}</p>
          <a className="button" href="/signin">
            {texts.getStarted}
          </a>
        </div>
        <RepeatSign className="closing-sign" />
      </div>
    </section>
  );
}
