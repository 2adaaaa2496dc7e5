export const companySignIn = 'Company sign-in';
export const companyHint = 'Enter your work email address first.';
export const companyFailed = 'Failed to reach your company’s sign-in. Please try again.';
export const companyUnknown = (domain: string) =>
  `No company sign-in is set up for ${domain}. Send yourself a magic link instead.`;
