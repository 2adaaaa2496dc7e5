import { z } from 'zod';

const accountWorkspace = z.object({
  id: z.string(),
  name: z.string(),
  domainCount: z.number().int(),
  /** Members besides the caller. */
  otherMembers: z.number().int(),
});
export type AccountWorkspace = z.infer<typeof accountWorkspace>;

/** What the deletion of an account takes with it. */
export const accountDeletion = z.object({
  email: z.string(),
  /** Workspaces that no one else owns: they go, for everybody in them. */
  deleted: z.array(accountWorkspace),
  /** Workspaces that stay, without the caller. */
  left: z.array(accountWorkspace),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

export const confirmAddressText = 'Type your e-mail address to confirm.';

/** The typed confirmation is the person's own address; the use case compares it. */
export const deleteAccountInput = z.object({ confirmation: z.string() });

/** Whether what was typed is the address, as people type it. */
export function isConfirmed(confirmation: string, email: string): boolean {
  return confirmation.trim().toLowerCase() === email.toLowerCase();
}
