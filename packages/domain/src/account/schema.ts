import { z } from 'zod';

const accountWorkspace = z.object({
  id: z.string(),
  name: z.string(),
  domainCount: z.number().int(),
  /** Members besides the caller. */
  otherMembers: z.number().int(),
});
export type AccountWorkspace = z.infer<typeof accountWorkspace>;

/** Effects of deleting an account. */
export const accountDeletion = z.object({
  email: z.string(),
  /** Workspaces without another owner; they are deleted for all members. */
  deleted: z.array(accountWorkspace),
  /** Workspaces that continue without the caller. */
  left: z.array(accountWorkspace),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

/**
 * Text to type as confirmation: the caller's address, or a word if the account signs in by wallet
 * or phone and has no address.
 */
export function confirmationOf(email: string): string {
  return email || 'delete';
}

export function confirmationText(email: string): string {
  return email ? 'Type your e-mail address to confirm.' : 'Type delete to confirm.';
}

/** The use case compares it. */
export const deleteAccountInput = z.object({ confirmation: z.string() });

/** True if the typed text matches the confirmation; tolerates spaces and case as people type. */
export function isConfirmed(confirmation: string, email: string): boolean {
  return confirmation.trim().toLowerCase() === confirmationOf(email).toLowerCase();
}
