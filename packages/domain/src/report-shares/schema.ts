import { z } from 'zod';
import { locationCode } from '../locations/schema.ts';
import { report } from '../reports/schema.ts';

/** Lifetimes of a report link in days. */
export const shareDayOptions = [7, 30, 90] as const;
export type ShareDays = (typeof shareDayOptions)[number];
export const defaultShareDays: ShareDays = 30;

/** Maximum active links of a domain. */
export const maxActiveShares = 20;

/** By default, the domain's own market. */
export const createReportShareInput = z.object({
  domainId: z.string(),
  expiresInDays: z.literal(shareDayOptions).default(defaultShareDays),
  locationCode: locationCode.optional(),
  languageCode: z.string().optional(),
});
export type CreateReportShareInput = z.output<typeof createReportShareInput>;

/** An active link, without its secret. */
export const reportShare = z.object({
  id: z.string(),
  /** The member's name; null if they have set none, or have left. */
  createdBy: z.string().nullable(),
  isMine: z.boolean(),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** Time when the linked report was written. */
  reportDate: z.date(),
  openCount: z.number().int(),
  lastOpenedAt: z.date().nullable(),
});
export type ReportShare = z.infer<typeof reportShare>;

/** The only response that contains the token; `/share/<token>` opens the report. */
export const createdReportShare = reportShare.extend({ token: z.string() });
export type CreatedReportShare = z.infer<typeof createdReportShare>;

export const listReportSharesInput = z.object({ domainId: z.string() });
export const reportShareList = z.object({ data: z.array(reportShare).max(maxActiveShares) });
export type ReportShareList = z.infer<typeof reportShareList>;

export const deleteReportShareInput = z.object({ domainId: z.string(), shareId: z.string() });
export type DeleteReportShareInput = z.output<typeof deleteReportShareInput>;

export const getSharedReportInput = z.object({ token: z.string() });
export type GetSharedReportInput = z.output<typeof getSharedReportInput>;

/** Data shown to the holder of a link: the report at the time of sharing, without any further access. */
export const sharedReport = z.object({
  report,
  domainName: z.string(),
  locationName: z.string(),
  languageCode: z.string(),
  workspaceName: z.string(),
  /** The workspace's zone, for all dates of the report. */
  timeZone: z.string(),
  /** Name of the member who shared it; null without one. */
  sharedBy: z.string().nullable(),
  sharedAt: z.date(),
  expiresAt: z.date(),
});
export type SharedReport = z.infer<typeof sharedReport>;
