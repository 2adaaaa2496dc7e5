import classes from './draft-form.module.css';
import { ItemLink } from './item-link.tsx';
import { formTexts, itemTexts } from './messages.ts';
import { StatusBadge } from './status-badge.tsx';
import { useSimilar } from './use-similar.ts';
import { VoteButton } from './vote-button.tsx';

/** Similar items, to vote for or open instead of posting a duplicate. */
export function SimilarItems({ title }: { title: string }) {
  const items = useSimilar(title);
  return (
    <div role="status" className={classes.similar} data-empty={items.length === 0 || undefined}>
      {items.length === 0 ? null : (
        <>
          <p className={classes.similarTitle}>
            <strong>{formTexts.similar}</strong> {formTexts.similarHint}
          </p>
          <ul className={classes.similarList} aria-label={formTexts.similar}>
            {items.map((item) => (
              <li key={item.id} className={classes.similarItem}>
                <VoteButton item={item} isCompact />
                <div className={classes.similarText}>
                  <ItemLink itemId={item.id}>{item.title}</ItemLink>
                  <div className={classes.similarFacts}>
                    <StatusBadge status={item.status} />
                    <span>{itemTexts.comments(item.commentsCount)}</span>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
