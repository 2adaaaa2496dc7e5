export const draftStorageKey = 'keydence.onboarding';

/** The next visit to the onboarding begins at its first question. */
export function forgetOnboardingDraft(): void {
  localStorage.removeItem(draftStorageKey);
}
