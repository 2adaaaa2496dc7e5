/** Stands in until the screen is built. */
export function AuthConfirmScreen() {
  return <main />;
}
