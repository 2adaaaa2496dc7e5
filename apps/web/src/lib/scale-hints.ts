/** Explanations of the scales, for screens that show two of them side by side. */
export const scaleHints = {
  opportunity:
    'Sorts keywords by demand, ease, what the rank leaves to win, and worth of a visit. It is no number of visits: that is the gain.',
  gap: 'The opportunity score of 0 to 100 for a keyword where you do not rank. It sorts gaps by demand, ease and worth of a visit, and is no number of visits.',
  explorerRating:
    'Rates search volume, difficulty and cost per click alone: High over 1,000 searches, difficulty under 30 and CPC over $0.50; Medium over 500 searches and difficulty under 50; Low otherwise, and where a figure is unknown. The opportunity score of your keywords is another scale, from 0 to 100.',
  explorerDifficulty:
    'How hard it is to reach the first page, from 0 (easiest) to 100. Low up to 30, Medium up to 60, High above.',
  difficulty:
    'How hard it is to reach the first page, from 0 (easiest) to 100. Easy up to 30, Medium up to 60, Hard above.',
  dashboardDifficulty:
    'The word follows the opportunity score: Low from 70, Medium from 40, High below. The number is the measured difficulty, from 0 (easiest) to 100.',
  estimatedDifficulty:
    'The word follows the opportunity score: Low from 70, Medium from 40, High below. No source has reported a difficulty, so the score is shown instead.',
  planDifficulty:
    'How hard it is to rank for the keyword. What to do first is decided by the gain for the effort.',
} as const;
