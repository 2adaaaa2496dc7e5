export * from './deleted-keywords.ts';
export * from './identity.ts';
export * from './invitations.ts';
export * from './keywords.ts';
export * from './refreshes.ts';
export * from './report-shares.ts';
export * from './reports.ts';
export * from './workspaces.ts';
