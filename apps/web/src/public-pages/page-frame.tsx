import { siteMarks } from '@keydence/domain';
import type { ReactNode } from 'react';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { Beats } from './beats.tsx';
import { productName } from './product-name.ts';

const logoHeights = [45, 70, 100, 58];

/** What every public page has around its content: the wordmark, the way in, and the footer. */
export function PageFrame({ children }: { children: ReactNode }) {
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
      <main>{children}</main>
      <footer className="foot">
        <NewsletterForm />
        <span>{productName} runs on your own server. Every number says where it comes from.</span>
        <nav aria-label="Legal">
          <a href="/privacy">Privacy Policy</a>
          <a href="/terms">Terms of Use</a>
          <a href={siteMarks.supportHref}>Support</a>
          <a href={siteMarks.inquiriesHref}>General Inquiries</a>
        </nav>
      </footer>
    </div>
  );
}
