interface BeatsProps {
  /** Height of each bar, 0 to 100. */
  heights: number[];
  /** Which bar is the living green one. */
  accent: number;
  className: string;
}

/** The beat mark as a drawing: bars like a volume chart and like a bar of music. */
export function Beats({ heights, accent, className }: BeatsProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${heights.length * 16 - 6} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {heights.map((height, index) => (
        <rect
          key={index}
          className={index === accent ? 'beat beat-accent' : 'beat'}
          x={index * 16}
          y={100 - height}
          width={10}
          height={height}
          rx={2}
        />
      ))}
    </svg>
  );
}
