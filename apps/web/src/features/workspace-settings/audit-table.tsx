import { auditWords, describeAuditActor, describeAuditDetails } from '@keydence/domain';
import { ScrollRegion } from '@keydence/ui';
import { useDates } from '../../lib/dates.tsx';
import type { AuditEntry } from './audit-entry.ts';
import classes from './audit-log.module.css';
import { auditTexts as texts } from './audit-log-messages.ts';

/** Entries with author and action, one line each; on a narrow screen one block each. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ScrollRegion label={texts.title} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            {[texts.when, texts.who, texts.what, texts.subject, texts.details].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ entry }: { entry: AuditEntry }) {
  const { createdAt, actor, kind, network } = entry;
  const dates = useDates();
  const details = describeAuditDetails(entry, dates.timeZone);
  return (
    <tr>
      <td className={classes.when}>
        <time dateTime={createdAt}>{dates.moment(createdAt)}</time>
      </td>
      <td>
        {describeAuditActor(actor)}
        {network ? <div className={classes.quiet}>{texts.network(network)}</div> : null}
      </td>
      <td className={classes.what}>{auditWords[kind]}</td>
      <td>{nameSubject(entry) ?? <span aria-hidden>–</span>}</td>
      <td>{details || <span aria-hidden>–</span>}</td>
    </tr>
  );
}

/** Changed object; a user who deleted their own account is named as such. */
function nameSubject({ kind, subject: { id, name } }: AuditEntry): string | null {
  if (name !== null) return name;
  const isPerson = kind.startsWith('member.') || kind.startsWith('invitation.');
  return id !== null && isPerson ? texts.deleted : null;
}
