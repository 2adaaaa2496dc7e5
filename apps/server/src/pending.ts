/** Stands in until the setup job is there. */
export async function pendingRunSetup(): Promise<void> {}
