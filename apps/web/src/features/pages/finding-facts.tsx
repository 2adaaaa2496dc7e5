import type { SiteFinding } from '@keydence/domain';
import { Expandable } from '@keydence/ui';
import { findingTexts } from './messages.ts';
import classes from './pages.module.css';

/** Finding with its explanation, its fix and all its evidence. */
export function FindingFacts({
  finding: { sentence, fix, evidence },
}: {
  finding: Pick<SiteFinding, 'sentence' | 'fix' | 'evidence'>;
}) {
  return (
    <>
      <p className={classes.sentence}>{sentence}</p>
      <p className={classes.sentence}>
        <b>{findingTexts.fix}:</b> {fix}
      </p>
      {evidence.length > 0 ? (
        <Expandable label={findingTexts.evidence}>
          <dl className={classes.evidence}>
            {evidence.map(({ name, value }, index) => (
              <div key={index}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Expandable>
      ) : null}
    </>
  );
}
