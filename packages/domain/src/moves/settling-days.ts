/** Days after a change of a page, or of the whole site, in which its figures show the change. */
export const settlingDays = 56;
