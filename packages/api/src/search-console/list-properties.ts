import { matchProperties, type SearchConsoleProperty } from '@keydence/domain';
import type { DomainContext } from '../tracked-domains/access.ts';
import { askAccount } from './ask-account.ts';

/**
 * The properties of the connected account that belong to the domain, the widest first. What else the account has is
 * nobody's business here. SourceError; AppError('conflict') without a connection.
 */
export async function listProperties({ services, domain }: DomainContext): Promise<SearchConsoleProperty[]> {
  const sites = await askAccount(services, domain.workspaceId, (account) => account.listSites());
  return matchProperties(domain.domainName, sites);
}
