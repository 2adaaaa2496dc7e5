import type { SessionView } from '../session-view.ts';

/** The provider's own tokens; returned once and not stored. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
}

export function withProviderTokens(session: SessionView, tokens: ProviderTokens): SessionView {
  return {
    ...session,
    provider_token: tokens.accessToken,
    ...(tokens.refreshToken ? { provider_refresh_token: tokens.refreshToken } : {}),
  };
}
