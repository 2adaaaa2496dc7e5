import { type CsvCell, csvByteOrderMark, csvLine } from '../csv/csv-line.ts';
import { auditWords, describeAuditActor, describeAuditDetails } from './describe-audit.ts';
import type { AuditEntry } from './schema.ts';

interface Column {
  header: string;
  cell: (entry: AuditEntry, timeZone: string) => CsvCell;
}

const columns: readonly Column[] = [
  { header: 'time', cell: ({ createdAt }) => createdAt },
  { header: 'who', cell: ({ actor }) => describeAuditActor(actor) },
  { header: 'person_id', cell: ({ actor }) => actor.personId },
  { header: 'name', cell: ({ actor }) => actor.name },
  { header: 'email', cell: ({ actor }) => actor.email },
  { header: 'api_key_name', cell: ({ actor }) => actor.keyName },
  { header: 'api_key_last_four', cell: ({ actor }) => actor.keyLastFour },
  { header: 'kind', cell: ({ kind }) => kind },
  { header: 'what', cell: ({ kind }) => auditWords[kind] },
  { header: 'subject_id', cell: ({ subject }) => subject.id },
  { header: 'subject', cell: ({ subject }) => subject.name },
  { header: 'details', cell: (entry, timeZone) => describeAuditDetails(entry, timeZone) },
  { header: 'network', cell: ({ network }) => network },
  { header: 'id', cell: ({ id }) => id },
];

/** Beginning of the file: the UTF-8 mark and the column names. */
export function auditCsvHead(): string {
  return csvByteOrderMark + csvLine(columns.map(({ header }) => header));
}

export function auditCsvLine(entry: AuditEntry, timeZone: string): string {
  return csvLine(columns.map(({ cell }) => cell(entry, timeZone)));
}

export function auditCsvFileName(today: string): string {
  return `keydence-audit-log-${today}.csv`;
}
