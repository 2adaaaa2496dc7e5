/** Extra hours for a move each time a member skips it as too much work (assumption). */
export const effortStepHours = 1;
