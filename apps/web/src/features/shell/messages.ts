export const productTagline = 'Keyword Wins, On Repeat';
