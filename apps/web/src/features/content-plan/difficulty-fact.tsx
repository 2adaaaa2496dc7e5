import { keywordDifficultyLabel } from '@keydence/domain';
import { Hint } from '@keydence/ui';
import { messages } from './messages.ts';

/** Difficulty of a keyword, in a line of facts; 0 is the easiest. */
export function DifficultyFact({ score }: { score: number | null }) {
  if (score === null) {
    return <Hint label={messages.unknownDifficulty}>Difficulty unknown</Hint>;
  }
  return (
    <span className="kd-figures">
      Difficulty {score} ({keywordDifficultyLabel(score)})
    </span>
  );
}
