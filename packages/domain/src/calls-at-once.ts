/** Maximum procedure calls in one request. The screens send a few together. */
export const maxCallsAtOnce = 50;
