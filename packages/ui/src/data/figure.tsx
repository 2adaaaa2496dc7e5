import { Hint } from './hint.tsx';

interface FigureProps {
  /** The number as it is shown, shortened or rounded; null when it is unknown. */
  text: string | null;
  /** The exact number with its unit, when `text` is shortened. */
  exact?: string;
  /** Why the number is unknown. */
  unknownReason: string;
}

/** A number. Shortened ones give the exact value, unknown ones the reason. */
export function Figure({ text, exact, unknownReason }: FigureProps) {
  if (text === null) return <Hint label={unknownReason}>–</Hint>;
  if (exact === undefined || exact === text) return <span className="kd-figures">{text}</span>;
  return <Hint label={exact}>{text}</Hint>;
}
