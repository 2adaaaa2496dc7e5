import { Button, type ButtonProps } from '@mantine/core';

interface SampleButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  onSample: () => void;
  isStarting: boolean;
}

/** Creates a filled workspace that needs no website and no source. */
export function SampleButton({ onSample, isStarting, size = 'md', variant = 'default' }: SampleButtonProps) {
  return (
    <Button
      variant={variant}
      size={size}
      // It keeps the focus while it works, so it is never really disabled.
      aria-disabled={isStarting}
      data-disabled={isStarting || undefined}
      onClick={isStarting ? undefined : onSample}
    >
      Explore with sample data
    </Button>
  );
}
