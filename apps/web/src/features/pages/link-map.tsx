import { Panel } from '@keydence/ui';
import { pathOf } from '../../lib/path-of.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { detailTexts as texts } from './messages.ts';
import { PageLink } from './page-link.tsx';
import classes from './pages.module.css';

type Detail = RouterOutputs['pages']['get'];

/** Maximum neighbors on each side, to keep the map readable. */
const mostShown = 6;

/** Page between its inbound and outbound links, links in body text first. */
export function LinkMap({ detail: { page, linksIn, linksOut } }: { detail: Detail }) {
  if (linksIn.length + linksOut.length === 0) return null;
  return (
    <Panel label={texts.map} className={classes.finding ?? ''}>
      <h2 className={classes.heading}>{texts.map}</h2>
      <div className={classes.map}>
        <Side title={texts.linksInTitle} links={linksIn} />
        <strong className={classes.middle}>
          <span aria-hidden>→ </span>
          {page.title ?? pathOf(page.address)}
          <span aria-hidden> →</span>
        </strong>
        <Side title={texts.linksOutTitle} links={linksOut} />
      </div>
    </Panel>
  );
}

function Side({ title, links }: { title: string; links: Detail['linksIn'] }) {
  const pages = [...new Map(links.map((link) => [link.pageId, link])).values()];
  const rest = pages.length - mostShown;
  return (
    <div>
      <h3 className={classes.sideHead}>{title}</h3>
      {pages.length === 0 ? <p className={classes.more}>{texts.noLinks}</p> : null}
      <ul className={classes.side}>
        {pages.slice(0, mostShown).map(({ pageId, address, title: name }) => (
          <li key={pageId}>
            <PageLink page={{ id: pageId, address, title: name }} />
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className={classes.more}>{texts.moreLinks(rest)}</p> : null}
    </div>
  );
}
