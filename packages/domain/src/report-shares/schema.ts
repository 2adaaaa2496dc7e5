import { z } from 'zod';
import { locationCode } from '../locations/schema.ts';
import { report } from '../reports/schema.ts';

/** Days for which a link to a report may hold. */
export const shareDayOptions = [7, 30, 90] as const;
export type ShareDays = (typeof shareDayOptions)[number];
export const defaultShareDays: ShareDays = 30;

/** A domain has at most so many links that still open. */
export const maxActiveShares = 20;

/** Without a market, the domain's own. */
export const createReportShareInput = z.object({
  domainId: z.string(),
  expiresInDays: z.literal(shareDayOptions).default(defaultShareDays),
  locationCode: locationCode.optional(),
  languageCode: z.string().optional(),
});
export type CreateReportShareInput = z.output<typeof createReportShareInput>;

/** A link that still opens, without the secret that opens it. */
export const reportShare = z.object({
  id: z.string(),
  /** The member's name; null for one who has set none, or who has left. */
  createdBy: z.string().nullable(),
  isMine: z.boolean(),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** When the report that the link shows was written. */
  reportDate: z.date(),
  openCount: z.number().int(),
  lastOpenedAt: z.date().nullable(),
});
export type ReportShare = z.infer<typeof reportShare>;

/** The only answer that ever holds the token; `/share/<token>` opens the report. */
export const createdReportShare = reportShare.extend({ token: z.string() });
export type CreatedReportShare = z.infer<typeof createdReportShare>;

export const listReportSharesInput = z.object({ domainId: z.string() });
export const reportShareList = z.object({ data: z.array(reportShare).max(maxActiveShares) });
export type ReportShareList = z.infer<typeof reportShareList>;

export const deleteReportShareInput = z.object({ domainId: z.string(), shareId: z.string() });
export type DeleteReportShareInput = z.output<typeof deleteReportShareInput>;

export const getSharedReportInput = z.object({ token: z.string() });
export type GetSharedReportInput = z.output<typeof getSharedReportInput>;

/** What a link shows to whoever has it: the report as it was when it was shared, and nothing that grants more. */
export const sharedReport = z.object({
  report,
  domainName: z.string(),
  locationName: z.string(),
  languageCode: z.string(),
  workspaceName: z.string(),
  /** The workspace's: dates of the report are days of this zone. */
  timeZone: z.string(),
  /** The name of who shared it; null for one without a name. */
  sharedBy: z.string().nullable(),
  sharedAt: z.date(),
  expiresAt: z.date(),
});
export type SharedReport = z.infer<typeof sharedReport>;
