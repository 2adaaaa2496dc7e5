const count = (rows: number) => rows.toLocaleString('en-US');

/** Messages for a change that would have to wait for another one. */
export const busyMessages = {
  importing: ({ fileName, done, total }: { fileName: string; done: number; total: number }) =>
    `An import is being written into this list (${fileName}, ${count(done)} of ${count(total)} rows), so nothing was changed. Try again when it has ended.`,
  changing: 'Another change of this list is being written, so nothing was changed. Try again in a moment.',
} as const;
