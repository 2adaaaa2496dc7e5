interface BeatsProps {
  /** Height of each bar, 0 to 100. */
  heights: number[];
  /** Index of the green bar. */
  accent: number;
  className: string;
  /** Of 16; the rest is the gap. */
  barWidth?: number;
}

/** Logo mark as a drawing: bars that resemble a volume chart and a bar of music. */
export function Beats({ heights, accent, className, barWidth = 10 }: BeatsProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${heights.length * 16 - 16 + barWidth} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {heights.map((height, index) => (
        <rect
          key={index}
          className={index === accent ? 'beat beat-accent' : 'beat'}
          x={index * 16}
          y={100 - height}
          width={barWidth}
          height={height}
        />
      ))}
    </svg>
  );
}
