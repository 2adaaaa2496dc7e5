import { matchProperties, type SearchConsoleProperty } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { askAccount } from '../sources/ask-account.ts';

/**
 * Properties of the connected account that belong to the domain, widest first. The account's other properties are not
 * shown. SourceError; AppError('conflict') without a connection.
 */
export async function listProperties({ services, domain }: DomainContext): Promise<SearchConsoleProperty[]> {
  const sites = await askAccount(services, domain.workspaceId, (account) => account.listSites());
  return matchProperties(domain.domainName, sites);
}
