import { z } from 'zod';
import { plainName } from '../names/plain-name.ts';
import { trackedDomain } from '../tracked-domains/schema.ts';

export const workspaceNameMaxLength = 100;

const workspaceName = plainName({
  label: 'Company name',
  maxLength: workspaceNameMaxLength,
  mayBeDomain: true,
}).refine((name) => name !== '', 'Company name is required');

/** What the REST API and some texts call a company. */
export const workspace = z.object({
  id: z.string(),
  name: z.string(),
  iconUrl: z.string().nullable(),
  domains: z.array(trackedDomain),
  createdAt: z.date(),
});
export type Workspace = z.infer<typeof workspace>;

export const createWorkspaceInput = z.object({
  name: workspaceName,
  domainUrl: z.string().optional(),
  /** A country of the shared location list. */
  locationName: z.string().default('United States'),
  /** Names the attempt: asked again with the same one, the workspace that it made is answered. */
  requestId: z.uuid().optional(),
});
export const workspaceId = z.object({ workspaceId: z.string() });
export const updateWorkspaceInput = z.object({ workspaceId: z.string(), name: workspaceName });

/** The answer to a new logo: its address on this server. */
export const newIcon = z.object({ url: z.string() });
