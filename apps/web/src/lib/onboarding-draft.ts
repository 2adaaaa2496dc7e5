export const draftStorageKey = 'keydence.onboarding';

/** Deletes the draft, so that the next onboarding starts at its first question. */
export function forgetOnboardingDraft(): void {
  localStorage.removeItem(draftStorageKey);
}
