interface RepeatSignProps {
  className: string;
  /** The sign that opens a repeated part looks the other way. */
  isOpening?: boolean;
}

/** The repeat sign of written music: play it again. Decorative; fills its box, the dots stay round. */
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
