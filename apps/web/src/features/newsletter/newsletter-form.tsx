import { newsletterConsent, newsletterFields } from '@keydence/domain';
import { newsletterMessages as messages } from './messages.ts';

/**
 * Newsletter form that works without JavaScript, with a page as response. `enhanceNewsletter` finds its
 * texts here and shows the states in place.
 */
export function NewsletterForm() {
  return (
    <div className="newsletter" data-newsletter="">
      <p className="newsletter-title">{messages.title}</p>
      <form method="post" action="/" data-submitting={messages.submitting} data-failed={messages.failed}>
        <input type="hidden" name={newsletterFields.formName} value={newsletterFields.formValue} />
        <label className="newsletter-label" htmlFor="newsletter-email">
          {messages.label}
        </label>
        <div className="newsletter-row">
          <input
            className="newsletter-input"
            id="newsletter-email"
            type="email"
            name={newsletterFields.email}
            placeholder={messages.placeholder}
            autoComplete="email"
            maxLength={254}
            required
            aria-describedby="newsletter-consent"
          />
          <button className="button" type="submit">
            {messages.submit}
          </button>
        </div>
        <div className="newsletter-trap" aria-hidden="true">
          <label>
            {messages.trap}
            <input type="text" name={newsletterFields.trap} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="newsletter-consent" id="newsletter-consent">
          {newsletterConsent}
        </p>
        <p className="newsletter-error" role="status" />
      </form>
      <p className="newsletter-thanks" tabIndex={-1} hidden>
        {messages.thanks}
      </p>
    </div>
  );
}
