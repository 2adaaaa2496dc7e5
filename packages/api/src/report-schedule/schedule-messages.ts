export const scheduleMessages = {
  ranToday: 'The numbers were collected less than a day ago. Please try again tomorrow.',
};
