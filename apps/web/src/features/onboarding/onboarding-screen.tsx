/** Stands in until the screen is built. */
export function OnboardingScreen() {
  return <main />;
}
