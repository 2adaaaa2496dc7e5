import { formatDate } from '../dates/format-date.ts';
import type { AuditDetails, AuditGroup, AuditKind } from './audit-kinds.ts';
import type { AuditActor, AuditEntry } from './schema.ts';

export const auditGroupLabels: Readonly<Record<AuditGroup, string>> = {
  api_key: 'API keys',
  export: 'Exports',
  share_link: 'Share links',
  webhook: 'Webhooks',
  member: 'Members',
  invitation: 'Invitations',
  workspace: 'Workspace settings',
  domain: 'Websites',
  search_console: 'Search Console',
  import: 'Imports',
  keywords: 'Keywords',
};

/** The actions in the past tense; the subject is shown beside them. */
export const auditWords: Readonly<Record<AuditKind, string>> = {
  'api_key.created': 'Created an API key',
  'api_key.ended': 'Revoked an API key',
  'export.keywords': 'Exported keywords',
  'export.gaps': 'Exported the gap matrix',
  'export.topics': 'Exported topics',
  'export.moves': 'Exported moves',
  'export.pages': 'Exported pages',
  'export.radar': 'Exported publications of competitors',
  'export.predictions': 'Exported predictions',
  'export.audit_log': 'Exported the audit log',
  'export.account': 'Exported their account data',
  'share_link.created': 'Created a share link',
  'share_link.ended': 'Revoked a share link',
  'webhook.created': 'Added a webhook',
  'webhook.turned_on': 'Switched a webhook on',
  'webhook.turned_off': 'Switched a webhook off',
  'webhook.deleted': 'Deleted a webhook',
  'webhook.tested': 'Tested a webhook',
  'webhook.redelivered': 'Sent a webhook message again',
  'member.joined': 'Joined the workspace',
  'member.role_changed': 'Changed a member’s role',
  'member.removed': 'Removed a member',
  'member.left': 'Left the workspace',
  'invitation.sent': 'Sent an invitation',
  'invitation.resent': 'Sent an invitation again',
  'invitation.withdrawn': 'Revoked an invitation',
  'invitation.accepted': 'Accepted an invitation',
  'workspace.created': 'Created the workspace',
  'workspace.renamed': 'Renamed the workspace',
  'workspace.logo_changed': 'Changed the logo',
  'workspace.logo_removed': 'Removed the logo',
  'workspace.sharing_changed': 'Changed who may share',
  'workspace.time_zone_changed': 'Changed the time zone',
  'workspace.budget_changed': 'Changed the live-data budget',
  'domain.added': 'Added a website',
  'domain.deleted': 'Removed a website',
  'domain.market_changed': 'Changed a website’s market',
  'domain.brand_names_changed': 'Changed a website’s brand names',
  'domain.schedule_changed': 'Changed a schedule',
  'search_console.connected': 'Connected Search Console',
  'search_console.property_chosen': 'Chose a Search Console property',
  'search_console.disconnected': 'Disconnected Search Console',
  'import.started': 'Started an import',
  'import.cancelled': 'Cancelled an import',
  'keywords.deleted': 'Deleted keywords',
  'keywords.restored': 'Restored keywords',
};

/** `Ada Byron`, `Key “Nightly” (…4f2a) of Ada Byron`, `Keydence`. */
export function describeAuditActor({ kind, name, email, keyName, keyLastFour }: AuditActor): string {
  if (kind === 'keydence') return 'Keydence';
  const person = name ?? email ?? 'a deleted account';
  if (kind === 'person') return person === 'a deleted account' ? 'A deleted account' : person;
  const ending = keyLastFour ? ` (…${keyLastFour})` : '';
  return `${keyName ? `Key “${keyName}”` : 'An API key'}${ending} of ${person}`;
}

type Tellers = {
  [Kind in AuditKind]?: (details: AuditDetails<Kind>, timeZone: string) => readonly string[];
};

const number = (value: number) => value.toLocaleString('en-US');
const counted = (value: number, one: string) => `${number(value)} ${value === 1 ? one : `${one}s`}`;
const fromTo = ({ before, after }: { before: string; after: string }) => [`${before} → ${after}`];
const ofRows = ({ rows }: { rows: number }) => [counted(rows, 'row')];
const ofKeywords = ({ count }: { count: number }) => [counted(count, 'keyword')];
const ofRole = ({ role }: { role: string }) => [`as ${role}`];
const whoShares = (mayMembers: boolean) => (mayMembers ? 'owners and members' : 'owners only');

function tellEnded(ended: AuditDetails<'member.removed'>): string[] {
  const parts: [number, string][] = [
    [ended.apiKeys, 'API key'],
    [ended.shareLinks, 'share link'],
    [ended.webhooks, 'webhook'],
    [ended.invitations, 'invitation'],
    [ended.savedViews, 'saved view'],
  ];
  const told = parts.filter(([value]) => value > 0).map(([value, noun]) => counted(value, noun));
  return told.length > 0 ? [`Ended with it: ${told.join(', ')}`] : [];
}

const tellers: Tellers = {
  'api_key.created': ({ scope, includesPeople, allWorkspaces, expiresAt }, timeZone) => [
    scope === 'write' ? 'reads and changes' : 'reads only',
    ...(includesPeople ? ['includes personal data of people'] : []),
    ...(allWorkspaces ? ['for all workspaces of its owner'] : []),
    `until ${formatDate(expiresAt, timeZone, 'medium')}`,
  ],
  'export.keywords': ofRows,
  'export.gaps': ofRows,
  'export.topics': ofRows,
  'export.moves': ofRows,
  'export.pages': ofRows,
  'export.radar': ofRows,
  'export.predictions': ofRows,
  'export.audit_log': ofRows,
  'share_link.created': ({ expiresAt }, timeZone) => [`until ${formatDate(expiresAt, timeZone, 'medium')}`],
  'member.joined': ofRole,
  'member.role_changed': fromTo,
  'member.removed': tellEnded,
  'member.left': (details) => [
    ...(details.accountDeleted ? ['by deleting the account'] : []),
    ...tellEnded(details),
  ],
  'invitation.sent': ofRole,
  'invitation.resent': ofRole,
  'invitation.accepted': ofRole,
  'workspace.renamed': fromTo,
  'workspace.time_zone_changed': fromTo,
  'workspace.sharing_changed': ({ before, after }) => [`${whoShares(before)} → ${whoShares(after)}`],
  'workspace.budget_changed': ({ before, after }) => [
    `${before === null ? 'the usual budget' : `$${number(before)}`} → $${number(after)} a month`,
  ],
  'domain.added': ({ market }) => [market],
  'domain.market_changed': fromTo,
  'domain.brand_names_changed': fromTo,
  'domain.schedule_changed': fromTo,
  'search_console.property_chosen': ({ property }) => [property],
  'import.started': ({ rows }) => (rows === null ? [] : ofRows({ rows })),
  'keywords.deleted': ofKeywords,
  'keywords.restored': ofKeywords,
};

/** An entry's details in plain words, with days in the time zone; empty if there are none. */
export function describeAuditDetails(
  { kind, details }: Pick<AuditEntry, 'kind' | 'details'>,
  timeZone: string,
): string {
  const tell = tellers[kind] as
    | ((details: AuditEntry['details'], zone: string) => readonly string[])
    | undefined;
  return tell ? tell(details, timeZone).join(', ') : '';
}
