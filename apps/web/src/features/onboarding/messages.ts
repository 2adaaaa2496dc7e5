export const nameRequired = 'Company name is required';
export const waitForCheck = 'Please wait while we verify your domain...';
export const createFailed = 'Failed to create company. Please try again.';
export const sampleWorkspaceName = 'Sample workspace';
