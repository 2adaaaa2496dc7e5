import { addReadyDomain, dataOf, type Person } from './person.ts';
import type { Site } from './writers.ts';

/**
 * Test data for the writers of a run: a domain after setup and an item of the board, both with this
 * name.
 */
export async function addSite(person: Person, name: string): Promise<Site> {
  const domainId = await addReadyDomain(person, name);
  const item = { title: name, description: 'Written under fire', category: 'improvements' };
  const { id } = dataOf<{ id: string }>(await person.call('POST', '/api/feedback', { body: item }));
  return { person, domainId, feedbackId: id };
}
