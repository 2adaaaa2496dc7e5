/** What a value means for the reader. The theme alone maps a tone to a colour. */
export type Tone = 'good' | 'medium' | 'weak' | 'neutral';
