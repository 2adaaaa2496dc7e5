/** Hours of work by move, which a workspace can change (our assumptions, from published averages). */

/** A third more content: 500 to 1,500 words. */
export const updateHours = 2.5;
export const titleHours = 0.5;
export const mergeHours = 1.5;
export const linkHours = 0.25;
/** A new page; one hour more each if it is hard to rank for, or the first of its topic. */
export const writeHours = 4;
