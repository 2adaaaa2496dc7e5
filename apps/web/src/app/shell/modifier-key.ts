/** Name of the palette's modifier key on this machine. */
export function modifierKey(): 'Cmd' | 'Ctrl' {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? 'Cmd' : 'Ctrl';
}
