import { siteMarks } from '@keydence/domain';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { Brand } from './brand.tsx';
import { frameMessages as texts } from './messages.ts';
import { productName } from './product-name.ts';

/** The server inserts its own address. */
const invitation = `mailto:?subject=${productName}&body=${encodeURIComponent(texts.blurb)}%0A%0A${siteMarks.publicUrl}/`;

/** Brand, links and contact; `home` is the prefix of landing page anchors. */
export function PageFooter({ home }: { home: '' | '/' }) {
  return (
    <footer className="foot">
      <div className="wrap foot-columns">
        <div className="foot-brand">
          <Brand />
          <p>{texts.blurb}</p>
          <p className="foot-social">
            {siteMarks.socialLinks}
            <a href={invitation}>{texts.tellColleague}</a>
          </p>
        </div>
        <nav className="foot-links" aria-labelledby="foot-quick">
          <p id="foot-quick">{texts.quickLinks}</p>
          <a href={`${home}#keyword-analysis-section`}>{texts.getStarted}</a>
          <a href={`${home}#how-it-works`}>{texts.howItWorks}</a>
          <a href={`${home}#reviews`}>{texts.reviews}</a>
          <a href={`${home}#faq`}>{texts.faq}</a>
        </nav>
        <nav className="foot-links" aria-labelledby="foot-support">
          <p id="foot-support">{texts.support}</p>
          <a href="/privacy">{texts.privacy}</a>
          <a href="/terms">{texts.terms}</a>
          <a href={siteMarks.supportHref}>{texts.supportMail}</a>
          <a href={siteMarks.inquiriesHref}>{texts.inquiriesMail}</a>
        </nav>
        <div className="foot-newsletter">
          <NewsletterForm />
        </div>
      </div>
      <p className="wrap foot-end">
        {productName}. {texts.licence}
      </p>
    </footer>
  );
}
