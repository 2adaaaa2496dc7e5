/** One value per colour scheme. */
export interface SchemePair {
  light: string;
  dark: string;
}

/** The palette. Code outside this folder must not name a color. */
export const tokens = {
  paper: { light: '#FBF9F4', dark: '#101815' },
  surface: { light: '#FFFFFF', dark: '#17211E' },
  'surface-2': { light: '#F4F1EA', dark: '#1D2925' },
  line: { light: '#E4E0D6', dark: '#2A3632' },
  'line-strong': { light: '#8A8F86', dark: '#74837C' },
  ink: { light: '#17211E', dark: '#E9EFEC' },
  'ink-2': { light: '#5B6662', dark: '#9AA8A2' },
  pulse: { light: '#0B6B50', dark: '#4CC59B' },
  'pulse-hover': { light: '#095741', dark: '#6AD2AE' },
  'pulse-soft': { light: '#E3F1EB', dark: '#17352B' },
  'on-pulse': { light: '#FFFFFF', dark: '#0B1411' },
  amber: { light: '#F4A83A', dark: '#F0B24B' },
  'amber-soft': { light: '#FDF1DC', dark: '#3A2E17' },
  'on-amber': { light: '#17211E', dark: '#17211E' },
  'tone-good': { light: '#0B6B50', dark: '#4CC59B' },
  'tone-good-soft': { light: '#E3F1EB', dark: '#17352B' },
  'tone-medium': { light: '#8A5200', dark: '#F0B24B' },
  'tone-medium-soft': { light: '#FDF1DC', dark: '#3A2E17' },
  'tone-weak': { light: '#B3261E', dark: '#F28B82' },
  'tone-weak-soft': { light: '#FBE9E7', dark: '#3B1F1C' },
  'tone-neutral': { light: '#5B6662', dark: '#9AA8A2' },
  'tone-neutral-soft': { light: '#F0EDE5', dark: '#222D29' },
  /** The dark band of the public pages: dark in both schemes. */
  night: { light: '#10201A', dark: '#0A110E' },
  'night-surface': { light: '#182B24', dark: '#131D19' },
  'night-line': { light: '#2B4138', dark: '#24302B' },
  'on-night': { light: '#F1F5F2', dark: '#E9EFEC' },
  'on-night-2': { light: '#A9BAB2', dark: '#9AA8A2' },
  'night-pulse': { light: '#4CC59B', dark: '#4CC59B' },
  /** The last band of the landing page. */
  'pulse-band': { light: '#0B6B50', dark: '#15392D' },
  'on-pulse-band': { light: '#FFFFFF', dark: '#E9EFEC' },
  /** Charts: ink, pulse and amber first, then greys, then further hues. */
  'chart-grey-1': { light: '#7C857F', dark: '#8C9993' },
  'chart-grey-2': { light: '#B9B5A9', dark: '#55635D' },
  'chart-blue': { light: '#2F5FA8', dark: '#8DB4EE' },
  'chart-plum': { light: '#8A3F74', dark: '#DE9BC9' },
  'chart-brick': { light: '#B5552B', dark: '#EE9A73' },
  'chart-sky': { light: '#2D7F93', dark: '#7CCBDD' },
} as const satisfies Record<string, SchemePair>;

export type TokenName = keyof typeof tokens;

/** CSS value of a token, which follows the color scheme. */
export function token(name: TokenName): string {
  return `var(--kd-${name})`;
}
