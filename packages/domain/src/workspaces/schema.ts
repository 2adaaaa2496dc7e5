import { z } from 'zod';
import { memberRole } from '../members/schema.ts';
import { plainName } from '../names/plain-name.ts';
import { isTimeZone } from '../report-schedule/zoned-time.ts';
import { trackedDomain } from '../tracked-domains/schema.ts';

export const workspaceNameMaxLength = 100;

const workspaceName = plainName({
  label: 'Company name',
  maxLength: workspaceNameMaxLength,
  mayBeDomain: true,
}).refine((name) => name !== '', 'Company name is required');

/** An IANA name such as `Europe/Berlin`. */
export const timeZoneName = z.string().refine(isTimeZone, 'Choose a time zone such as Europe/Berlin.');
/** Default zone of a workspace. */
export const usualTimeZone = 'UTC';

/** Called a company by the REST API and some texts. */
export const workspace = z.object({
  id: z.string(),
  name: z.string(),
  iconUrl: z.string().nullable(),
  /** The caller's role. */
  role: memberRole,
  /** True if members may create share links and webhooks. */
  membersMayShare: z.boolean(),
  /** IANA name. All dates of the workspace are in this zone: days of reports, checks, plans and mails. */
  timeZone: z.string(),
  domains: z.array(trackedDomain),
  createdAt: z.date(),
});
export type Workspace = z.infer<typeof workspace>;

export const createWorkspaceInput = z.object({
  name: workspaceName,
  domainUrl: z.string().optional(),
  /** Tracks the domain even if it does not respond now. Its form is still checked. */
  acceptUnreachable: z.boolean().default(false),
  /** A country of the shared location list. */
  locationName: z.string().default('United States'),
  timeZone: timeZoneName.default(usualTimeZone),
  /** Idempotency key: a repeated request with the same one returns the workspace it created. */
  requestId: z.uuid().optional(),
});
export const workspaceId = z.object({ workspaceId: z.string() });
export const updateWorkspaceInput = z.object({ workspaceId: z.string(), name: workspaceName });

export const setTimeZoneInput = z.object({ workspaceId: z.string(), timeZone: timeZoneName });
export type SetTimeZoneInput = z.output<typeof setTimeZoneInput>;

/** Response to a new logo: its address on this server. */
export const newIcon = z.object({ url: z.string() });
