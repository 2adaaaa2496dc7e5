/** Calls of procedures that one request may hold. The screens ask for a few at once. */
export const maxCallsAtOnce = 50;
