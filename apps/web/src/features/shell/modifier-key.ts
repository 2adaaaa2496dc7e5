/** How the key is called that the palette opens with, on this machine. */
export function modifierKey(): 'Cmd' | 'Ctrl' {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? 'Cmd' : 'Ctrl';
}
