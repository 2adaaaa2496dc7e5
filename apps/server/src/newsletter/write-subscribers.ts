import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { exportSubscribers, type Services } from '@keydence/api';
import { newsletterCsvHead, newsletterCsvLine } from '@keydence/domain';

/**
 * Writes the newsletter subscribers to a CSV file that only its owner can read; returns their
 * number.
 */
export async function writeSubscribers(
  services: Pick<Services, 'database' | 'publicUrl'>,
  file: string,
): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'w', 0o600);
  let count = 0;
  try {
    await handle.write(newsletterCsvHead);
    for await (const batch of exportSubscribers(services)) {
      await handle.write(batch.map(newsletterCsvLine).join(''));
      count += batch.length;
    }
  } finally {
    await handle.close();
  }
  return count;
}
