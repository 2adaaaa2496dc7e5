/** Stands in until the screen is built. */
export function AuthCallbackScreen() {
  return <main />;
}
