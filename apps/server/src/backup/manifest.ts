import { z } from 'zod';

/** Rises when an older program could no longer read the archive. */
export const archiveFormat = 1;

/** The first entry of an archive: what it holds, so that it can be refused before anything is touched. */
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
  /** How many files there were; one that was replaced meanwhile does not follow. Null in an old backup without any. */
  files: z.int().min(0).nullable(),
});
export type Manifest = z.infer<typeof manifest>;
