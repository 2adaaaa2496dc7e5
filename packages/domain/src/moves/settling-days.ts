/** Days after a change of a page, or of the whole site, until its figures reflect the change. */
export const settlingDays = 56;
