import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { privacyPolicy } from '../features/legal/privacy-messages.ts';
import { termsOfUse } from '../features/legal/terms-messages.ts';
import { productName } from './product-name.ts';

export { tokensCss } from '@keydence/ui/tokens-css';

const legalTexts = { privacy: privacyPolicy, terms: termsOfUse };

export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage />);
}

/** The head's own part and the body of a legal page; `updatedOn` is a date as YYYY-MM-DD. */
export function renderLegal(
  name: keyof typeof legalTexts,
  updatedOn: string,
): { head: string; body: string } {
  const text = legalTexts[name];
  return {
    head: renderToStaticMarkup(
      <>
        <title>{`${text.title} – ${productName}`}</title>
        <meta name="description" content={text.description} />
      </>,
    ),
    body: renderToStaticMarkup(<LegalPage text={text} updatedOn={updatedOn} />),
  };
}
