interface RepeatSignProps {
  className: string;
  /** True for the opening sign, which is mirrored. */
  isOpening?: boolean;
}

/** Repeat sign of musical notation. Decorative; fills its box, the dots stay round. */
export function RepeatSign({ className, isOpening = false }: RepeatSignProps) {
  return (
    <svg className={`repeat ${isOpening ? 'repeat-opening' : ''} ${className}`} aria-hidden="true">
      <circle cx="16%" cy="38%" />
      <circle cx="16%" cy="62%" />
      <rect x="45%" width="8%" height="100%" />
      <rect x="68%" width="32%" height="100%" />
    </svg>
  );
}
