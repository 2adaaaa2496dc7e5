import { type NewsletterPage, newsletterPages, siteMarks } from '@keydence/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { headline, tagline } from '../features/landing/messages.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { privacyPolicy } from '../features/legal/privacy-messages.ts';
import { termsOfUse } from '../features/legal/terms-messages.ts';
import { NewsletterNotice } from '../features/newsletter/newsletter-notice.tsx';
import { newsletterPageTexts } from '../features/newsletter/page-messages.ts';
import { NotFoundPage } from '../features/notice/not-found-page.tsx';
import { productName } from '../features/public-frame/product-name.ts';
import { renderHead } from './render-head.tsx';
import { describeSite } from './site-data.ts';

export { tokensCss } from '@keydence/ui/tokens-css';

interface RenderedPage {
  head: string;
  body: string;
}

const legalTexts = { privacy: privacyPolicy, terms: termsOfUse };

export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage />);
}

export function renderLandingHead(): string {
  const title = `${productName}: ${headline}`;
  return renderHead({
    title,
    listing: {
      path: '/',
      description: tagline,
      picture: 'landing',
      pictureText: title,
      data: describeSite(tagline),
    },
  });
}

/** Head and body of a legal page; `updatedOn` is a date in the format `YYYY-MM-DD`. */
export function renderLegal(name: keyof typeof legalTexts, updatedOn: string): RenderedPage {
  const text = legalTexts[name];
  const title = `${text.title} – ${productName}`;
  return {
    head: renderHead({
      title,
      listing: { path: `/${name}`, description: text.description, picture: name, pictureText: title },
    }),
    body: renderToStaticMarkup(<LegalPage text={text} updatedOn={updatedOn} />),
  };
}

/** Single-message pages by file name. */
export function renderNotices(): [string, RenderedPage][] {
  return [
    [
      '404',
      {
        head: renderHead({ title: `${productName} ${siteMarks.path}` }),
        body: renderToStaticMarkup(<NotFoundPage />),
      },
    ],
    ...newsletterPages.map((page): [string, RenderedPage] => [`newsletter-${page}`, renderNewsletter(page)]),
  ];
}

function renderNewsletter(page: NewsletterPage): RenderedPage {
  return {
    head: renderHead({ title: `${newsletterPageTexts[page].title} – ${productName}` }),
    body: renderToStaticMarkup(<NewsletterNotice page={page} />),
  };
}
