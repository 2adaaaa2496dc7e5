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

/** What a person types to confirm: the own address, or a word where a wallet or phone signs in without one. */
export function confirmationOf(email: string): string {
  return email || 'delete';
}

export function confirmationText(email: string): string {
  return email ? 'Type your e-mail address to confirm.' : 'Type delete to confirm.';
}

/** The use case compares it. */
export const deleteAccountInput = z.object({ confirmation: z.string() });

/** Whether what was typed is what was asked for, as people type it. */
export function isConfirmed(confirmation: string, email: string): boolean {
  return confirmation.trim().toLowerCase() === confirmationOf(email).toLowerCase();
}
