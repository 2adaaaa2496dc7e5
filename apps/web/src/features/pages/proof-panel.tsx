import { Expandable } from '@keydence/ui';
import { useDates } from '../../lib/dates.tsx';
import listClasses from '../../lib/list.module.css';
import { proofTexts, provenTexts } from './messages.ts';
import classes from './pages.module.css';
import type { SiteStatus } from './use-site-read.ts';

const provenPages = 10_000;

/** Instructions to prove ownership of the site, or the proof given. */
export function ProofPanel({ status: { proof, proofToken } }: { status: SiteStatus }) {
  const dates = useDates();
  if (proof) {
    return (
      <p className={listClasses.note}>
        {provenTexts[proof.kind]} {dates.day(proof.provenAt, 'medium')}
      </p>
    );
  }
  return (
    <Expandable label={proofTexts.title}>
      <p className={listClasses.note}>{proofTexts.hint(provenPages)}</p>
      <ul className={classes.gaps}>
        <li>{proofTexts.search_console}</li>
        <li>
          {proofTexts.file} <code className={classes.code}>{proofToken}</code>
        </li>
        <li>
          {proofTexts.meta_tag}{' '}
          <code className={classes.code}>
            {`<meta name="keydence-site-verification" content="${proofToken}">`}
          </code>
        </li>
        <li>
          {proofTexts.dns} <code className={classes.code}>{`keydence-site-verification=${proofToken}`}</code>
        </li>
      </ul>
    </Expandable>
  );
}
