/** How much one report may still ask of a model. */
export interface ReportBudget {
  /** Takes tokens for a question that is about to be asked; false when they are not there. */
  reserve(tokens: number): boolean;
  /** Gives back what a question did not use. */
  settle(reserved: number, used: number): void;
  /** Counts a section that got no answer. */
  noteSilence(): void;
  /** True once the model has left enough sections without an answer, so that no more time goes into waiting. */
  isGivenUp(): boolean;
}

const mostSilences = 2;

export function createReportBudget(tokensPerReport: number): ReportBudget {
  let left = tokensPerReport;
  let silences = 0;
  return {
    reserve(tokens) {
      if (tokens > left) return false;
      left -= tokens;
      return true;
    },
    settle(reserved, used) {
      left += reserved - used;
    },
    noteSilence() {
      silences += 1;
    },
    isGivenUp: () => silences >= mostSilences,
  };
}
