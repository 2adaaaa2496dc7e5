import { createExportReader } from '@keydence/search-data';
import { describe, expect, it } from 'vitest';
import { exportThreadFile } from '../paths.ts';
import { exportThreadMessages } from './export-thread-messages.ts';
import { createThreadedExportReader } from './threaded-export-reader.ts';

const rows = 2_500;
const text = ['Keyword', ...Array.from({ length: rows }, (_, row) => `keyword ${row}`)].join('\n');
const file = (content = text) => ({ name: 'list.csv', content: new TextEncoder().encode(content) });
const threaded = createThreadedExportReader({ program: exportThreadFile });

async function collect(batches: AsyncIterable<readonly unknown[]>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

describe('a file that is read in a thread', () => {
  it('is inspected as it is in this one', async () => {
    const here = await createExportReader().inspect(file());
    const there = await threaded.inspect(file());
    expect({ ...there, contentHash: Buffer.from(there.contentHash) }).toEqual({
      ...here,
      packed: new Uint8Array(here.packed ?? []),
    });
    expect(there.counts.keywordRows).toBe(rows);
  });

  it('gives its rows from the first one on, each time', async () => {
    const opened = await threaded.read(file());
    const first = await collect(opened.batches());
    expect(first).toHaveLength(rows);
    for await (const _ of opened.batches()) break;
    expect(await collect(opened.batches())).toEqual(first);
    await opened.close();
  });

  it('passes to the thread, and is not copied', async () => {
    const { name, content } = file();
    await threaded.inspect({ name, content });
    expect(content.byteLength).toBe(0);
  });

  it('is refused in the words of the reader', async () => {
    await expect(threaded.inspect(file('"never closed,'))).rejects.toMatchObject({
      code: 'validation_failed',
      message: 'A quotation mark opens in this file and never closes. Download the export again.',
    });
    await expect(threaded.read(file('31\n8\n4'))).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('is given up when the client leaves, also while it waits for its turn', async () => {
    const client = new AbortController();
    const running = [1, 2, 3, 4].map(() => threaded.inspect(file(), client.signal));
    client.abort();
    const ended = await Promise.allSettled(running);
    expect(ended.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect((await threaded.inspect(file())).counts.keywordRows).toBe(rows);
  });

  it('is given up past its time', async () => {
    const hasty = createThreadedExportReader({ program: exportThreadFile, answerLimitMs: 0 });
    await expect(hasty.inspect(file())).rejects.toMatchObject({ message: exportThreadMessages.tooSlow });
  });
});
