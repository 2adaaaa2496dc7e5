import type { NewsletterPage } from '@keydence/domain';
import { NoticePage } from '../notice/notice-page.tsx';
import { newsletterPageTexts } from './page-messages.ts';

/**
 * Page of the newsletter subscription. Its form posts to the page's own address, which has the link's
 * secret.
 */
export function NewsletterNotice({ page }: { page: NewsletterPage }) {
  const { title, text, button } = newsletterPageTexts[page];
  return (
    <NoticePage title={title} text={text}>
      {button ? (
        <form method="post">
          <button className="button" type="submit">
            {button}
          </button>
        </form>
      ) : (
        <p>
          <a className="button" href="/">
            Back to Home
          </a>
        </p>
      )}
    </NoticePage>
  );
}
