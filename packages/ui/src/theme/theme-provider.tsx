import './mantine.css';
import './fonts.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver } from './css-variables.ts';
import { theme } from './theme.ts';
import { useLightOnPaper } from './use-light-on-paper.ts';

interface ThemeProviderProps {
  children: ReactNode;
  /** The page's CSP nonce for the style elements that Mantine adds. */
  styleNonce?: string;
  /** `test` switches transitions and portals off. */
  env?: 'default' | 'test';
}

/** Gives everything below it the look of the product, in the colour scheme of the visitor's system or choice. */
export function ThemeProvider({ children, styleNonce, env = 'default' }: ThemeProviderProps) {
  useLightOnPaper();
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      cssVariablesResolver={cssVariablesResolver}
      env={env}
      {...(styleNonce ? { getStyleNonce: () => styleNonce } : {})}
    >
      {children}
    </MantineProvider>
  );
}
