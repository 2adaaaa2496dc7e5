export interface ReportBudget {
  /** Reserves tokens for a request; false if too few remain. */
  reserve(tokens: number): boolean;
  /** Returns the unused tokens of a request. */
  settle(reserved: number, used: number): void;
  /** Counts a section without an answer. */
  noteSilence(): void;
  /** True after too many sections without an answer, so that no more time is spent waiting. */
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
