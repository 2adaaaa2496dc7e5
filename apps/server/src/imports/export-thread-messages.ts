export const exportThreadMessages = {
  tooSlow:
    'The file could not be read within a minute. Nothing was imported. Split it, and import the parts.',
  tooMuchMemory: 'The file needs too much memory. Nothing was imported. Split it, and import the parts.',
  aborted: 'The upload was given up.',
  ended: 'The thread that read the file has ended.',
} as const;
