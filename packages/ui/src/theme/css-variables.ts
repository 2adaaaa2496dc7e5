import type { CSSVariablesResolver } from '@mantine/core';
import { tokens } from './tokens.ts';

type Scheme = 'light' | 'dark';

/** Points Mantine's variables at our tokens, so that every component uses the palette. */
function mantineVariables(scheme: Scheme): Record<`--${string}`, string> {
  const softHover = scheme === 'light' ? '#D3E8DF' : '#1D4236';
  return {
    '--mantine-color-body': 'var(--kd-paper)',
    '--mantine-color-text': 'var(--kd-ink)',
    '--mantine-color-bright': 'var(--kd-ink)',
    '--mantine-color-dimmed': 'var(--kd-ink-2)',
    '--mantine-color-placeholder': 'var(--kd-ink-2)',
    '--mantine-color-anchor': 'var(--kd-pulse)',
    '--mantine-color-error': 'var(--kd-tone-weak)',
    '--mantine-color-success': 'var(--kd-tone-good)',
    '--mantine-color-default': 'var(--kd-surface)',
    '--mantine-color-default-color': 'var(--kd-ink)',
    '--mantine-color-default-hover': 'var(--kd-surface-2)',
    '--mantine-color-default-border': 'var(--kd-line)',
    '--mantine-color-disabled': 'var(--kd-surface-2)',
    '--mantine-color-disabled-color': 'var(--kd-ink-2)',
    '--mantine-color-disabled-border': 'var(--kd-line)',
    '--mantine-primary-color-contrast': 'var(--kd-on-pulse)',
    '--mantine-color-pulse-filled': 'var(--kd-pulse)',
    '--mantine-color-pulse-filled-hover': 'var(--kd-pulse-hover)',
    '--mantine-color-pulse-light': 'var(--kd-pulse-soft)',
    '--mantine-color-pulse-light-hover': softHover,
    '--mantine-color-pulse-light-color': 'var(--kd-pulse)',
    '--mantine-color-pulse-outline': 'var(--kd-pulse)',
    '--mantine-color-pulse-outline-hover': 'var(--kd-pulse-soft)',
    '--mantine-color-pulse-text': 'var(--kd-pulse)',
    '--mantine-color-red-light-color': 'var(--kd-tone-weak)',
    '--mantine-color-red-light': 'var(--kd-tone-weak-soft)',
    '--mantine-color-red-light-hover': 'var(--kd-tone-weak-soft)',
    '--mantine-color-red-text': 'var(--kd-tone-weak)',
    '--mantine-color-red-outline': 'var(--kd-tone-weak)',
  };
}

function schemeVariables(scheme: Scheme): Record<`--${string}`, string> {
  const own = Object.fromEntries(
    Object.entries(tokens).map(([name, pair]) => [`--kd-${name}`, pair[scheme]]),
  );
  return { ...own, ...mantineVariables(scheme) };
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});
