import { csvByteOrderMark, csvLine } from '../csv/csv-line.ts';

/** One person to whom newsletters may be sent, and the evidence that they asked for it. */
export interface Subscriber {
  email: string;
  /** Must stand in every newsletter, and in its `List-Unsubscribe` header. */
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

/** The first line of the list of subscribers. */
export const newsletterCsvHead = csvByteOrderMark + csvLine(columns);

export function newsletterCsvLine(subscriber: Subscriber): string {
  return csvLine(columns.map((column) => subscriber[column]));
}
