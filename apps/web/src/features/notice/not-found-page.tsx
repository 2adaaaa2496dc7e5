import { siteMarks } from '@keydence/domain';
import { NoticePage } from './notice-page.tsx';

/** Page for unknown paths. */
export function NotFoundPage() {
  return (
    <NoticePage title="This page does not exist" text="The address may be mistyped, or the page has moved.">
      <p className="notice-path">
        <code>{siteMarks.path}</code>
      </p>
      <p>
        <a className="button" href="/">
          Back to Home
        </a>
      </p>
    </NoticePage>
  );
}
