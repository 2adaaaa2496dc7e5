import { addReadyDomain, dataOf, type Person } from './person.ts';
import type { Site } from './writers.ts';

/** What the writers of a run work on: a domain that is set up, and an item of the board, both under the name. */
export async function addSite(person: Person, name: string): Promise<Site> {
  const domainId = await addReadyDomain(person, name);
  const item = { title: name, description: 'Written under fire', category: 'improvements' };
  const { id } = dataOf<{ id: string }>(await person.call('POST', '/api/feedback', { body: item }));
  return { person, domainId, feedbackId: id };
}
