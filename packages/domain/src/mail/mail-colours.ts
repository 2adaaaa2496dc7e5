/** Copy of the product's light theme, which a mail cannot reference. */
export const mailColours = {
  paper: '#FBF9F4',
  surface: '#FFFFFF',
  line: '#E4E0D6',
  ink: '#17211E',
  quiet: '#5B6662',
  pulse: '#0B6B50',
};
