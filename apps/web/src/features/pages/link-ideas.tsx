import { Panel, SampleChip } from '@keydence/ui';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import listClasses from '../../lib/list.module.css';
import { pathOf } from '../../lib/path-of.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { linkIdeaTexts as texts } from './messages.ts';
import { PageLink } from './page-link.tsx';
import classes from './pages.module.css';

type Detail = RouterOutputs['pages']['get'];
type Idea = Detail['linkIdeas'][number];

/** Places on other pages for links to this page, or the reason why there are none. */
export function LinkIdeas({ detail: { page, linkIdeas, noLinkIdeas } }: { detail: Detail }) {
  const { domain } = useSelection();
  return (
    <Panel label={texts.title} className={classes.finding ?? ''}>
      <h2 className={classes.heading}>
        {texts.title} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
      </h2>
      <p className={listClasses.note}>{noLinkIdeas ?? texts.hint}</p>
      {linkIdeas.length > 0 ? (
        <ul className={classes.gaps}>
          {linkIdeas.map((idea) => (
            <IdeaRow key={idea.pageId} idea={idea} target={page.address} />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function IdeaRow({ idea, target }: { idea: Idea; target: string }) {
  const { pageId, address, title, before, anchor, after, paragraph, query, isInMenu } = idea;
  const facts = [texts.paragraph(paragraph), query && texts.query(query), isInMenu && texts.inMenu];
  return (
    <li>
      <PageLink page={{ id: pageId, address, title }} />
      <p className={classes.sentence}>
        <bdi>
          {before}
          <mark className={classes.anchor}>{anchor}</mark>
          {after}
        </bdi>
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          aria-label={texts.copyFrom(title ?? pathOf(address))}
          onClick={() => void copyHtml(writeLink(target, anchor))}
        >
          {texts.copy}
        </Button>
        <span className={classes.rowPath}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
    </li>
  );
}

async function copyHtml(html: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(html);
    notifications.show({ message: texts.copied });
  } catch {
    // Browsers refuse without a secure connection or permission.
    notifications.show({ autoClose: false, message: texts.copyByHand(html) });
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** HTML of a link, to be pasted over the words. */
function writeLink(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
}
