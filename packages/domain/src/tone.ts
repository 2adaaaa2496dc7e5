/** Meaning of a value for the reader. Only the theme maps a tone to a color. */
export type Tone = 'good' | 'medium' | 'weak' | 'neutral';
