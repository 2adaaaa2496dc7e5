/** Stands in until the screen is built. */
export function SignInScreen() {
  return <main />;
}
