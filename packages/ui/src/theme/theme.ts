import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { dark, gray, pulse, red } from './colors.ts';

const textFont = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
const headingFont = "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif";

/**
 * White text on the dark scheme's light green fails contrast, so the primary color has its own text
 * color.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  const isPrimary = !input.color || input.color === input.theme.primaryColor;
  if (input.variant === 'filled' && isPrimary) {
    return { ...resolved, color: 'var(--mantine-primary-color-contrast)' };
  }
  return resolved;
};

export const theme = createTheme({
  primaryColor: 'pulse',
  primaryShade: { light: 7, dark: 4 },
  colors: { pulse, gray, dark, red },
  white: '#FFFFFF',
  black: '#17211E',
  fontFamily: textFont,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  headings: {
    fontFamily: headingFont,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { md: '0 8px 28px rgb(23 33 30 / 0.14)' },
  /** The full sidebar fits from `md`. */
  breakpoints: { md: '64em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: true } } },
    // Without a name, screen readers announce a close button as "×".
    DrawerCloseButton: { defaultProps: { 'aria-label': 'Close', size: 36 } },
    ModalCloseButton: { defaultProps: { 'aria-label': 'Close', size: 36 } },
    DrawerTitle: { defaultProps: { fz: 'lg', fw: 600 } },
    ModalTitle: { defaultProps: { fz: 'lg', fw: 600 } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    // Mantine's focus placeholder is a child that the menu role forbids; focus the first item
    // instead.
    Menu: { defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md' } },
    Select: { defaultProps: { size: 'sm' } },
  },
});
