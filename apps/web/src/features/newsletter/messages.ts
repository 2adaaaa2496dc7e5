export const newsletterMessages = {
  title: 'Newsletter',
  label: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  failed: 'Something went wrong. Please try again.',
  thanks: 'Thanks for subscribing! Please confirm with the link in the mail that is on its way to you.',
  trap: 'Leave this field empty',
};
