import { runSetup } from '@keydence/api';
import type { Person, TestEdge } from './start-edge.ts';

export async function setUpDomain(
  edge: TestEdge,
  person: Person,
  domainName = 'brewlane.example',
): Promise<{ companyId: string; domainId: string }> {
  const { body } = await person.call('POST', '/api/companies', { name: 'Brew', domain_url: domainName });
  const company = body.data as { id: string; domains: { id: string }[] };
  const job = edge.sentJobs.at(-1);
  const domainId = company.domains[0]?.id;
  if (!job || job.domainId !== domainId) throw new Error(`no setup was started: ${JSON.stringify(body)}`);
  await runSetup(edge.services, job);
  return { companyId: company.id, domainId };
}
