import './mantine.css';
import './fonts.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';
import { useLightOnPaper } from './use-light-on-paper.ts';
import { useMenuFocus } from './use-menu-focus.ts';

interface ThemeProviderProps {
  children: ReactNode;
  /** CSP nonce for the style elements that Mantine adds. */
  styleNonce?: string;
  /** `test` switches transitions and portals off. */
  env?: 'default' | 'test';
  /** In place of the scheme of the user's system or choice. */
  scheme?: 'light' | 'dark' | undefined;
}

/** Applies the theme in the color scheme of the user's system or choice. */
export function ThemeProvider({ children, styleNonce, env = 'default', scheme }: ThemeProviderProps) {
  useLightOnPaper();
  useMenuFocus();
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      cssVariablesResolver={cssVariablesResolver}
      env={env}
      {...(scheme ? { forceColorScheme: scheme } : {})}
      {...(styleNonce ? { getStyleNonce: () => styleNonce } : {})}
    >
      {children}
    </MantineProvider>
  );
}
