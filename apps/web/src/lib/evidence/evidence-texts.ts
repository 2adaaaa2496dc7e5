export const evidenceTexts = {
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  linkNotCopied: 'Could not copy the link. Copy it from the address bar.',
} as const;
