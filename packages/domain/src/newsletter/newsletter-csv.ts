import { csvByteOrderMark, csvLine } from '../csv/csv-line.ts';

/** A confirmed subscriber, with the evidence of consent. */
export interface Subscriber {
  email: string;
  /** Required in every newsletter, and in its `List-Unsubscribe` header. */
  unsubscribeUrl: string;
  requestedAt: Date;
  requestedFrom: string;
  confirmedAt: Date | null;
  confirmedFrom: string | null;
  consent: string;
}

const columns = [
  'email',
  'unsubscribeUrl',
  'requestedAt',
  'requestedFrom',
  'confirmedAt',
  'confirmedFrom',
  'consent',
] as const satisfies (keyof Subscriber)[];

/** First line of the subscriber list. */
export const newsletterCsvHead = csvByteOrderMark + csvLine(columns);

export function newsletterCsvLine(subscriber: Subscriber): string {
  return csvLine(columns.map((column) => subscriber[column]));
}
