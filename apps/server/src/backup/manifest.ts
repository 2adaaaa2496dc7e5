import { z } from 'zod';

/** Raised when older programs can no longer read the archive. */
export const archiveFormat = 1;

/** First entry of an archive: its contents, so that it can be refused before any change. */
export const manifest = z.object({
  product: z.literal('keydence'),
  format: z.literal(archiveFormat),
  createdAt: z.iso.datetime(),
  contents: z.object({
    migrations: z.int().min(1),
    queueVersion: z.int().nullable(),
    tables: z.array(
      z.object({
        name: z.string(),
        columns: z.array(z.string()),
        rows: z.int().min(0),
        condition: z.string().optional(),
      }),
    ),
    sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
    rankingYears: z.array(z.int()),
  }),
  /**
   * Number of files; one replaced during the backup may be missing. Null in an old backup without
   * files.
   */
  files: z.int().min(0).nullable(),
});
export type Manifest = z.infer<typeof manifest>;
