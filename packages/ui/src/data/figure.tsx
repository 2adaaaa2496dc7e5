import { Hint } from './hint.tsx';

interface FigureProps {
  /** The number as shown, shortened or rounded; null if unknown. */
  text: string | null;
  /** The exact number with its unit, if `text` is shortened. */
  exact?: string;
  /** Why the number is unknown. */
  unknownReason: string;
}

/** A number. A shortened one has its exact value as a hint, an unknown one the reason. */
export function Figure({ text, exact, unknownReason }: FigureProps) {
  if (text === null) return <Hint label={unknownReason}>–</Hint>;
  if (exact === undefined || exact === text) return <span className="kd-figures">{text}</span>;
  return <Hint label={exact}>{text}</Hint>;
}
