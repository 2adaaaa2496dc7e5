import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { callIdentity } from '../../lib/identity-api.ts';
import { identityFailureText } from '../../lib/identity-failure.ts';
import { messages } from './messages.ts';

export interface AuthorizationRequest {
  redirect_uri: string;
  client: { name: string; uri: string };
  user: { email: string };
  scope: string;
}

interface Redirect {
  redirect_url: string;
}

/** Thrown if the request was answered, has expired, or belongs to another user. */
export class RequestGone extends Error {}

/** Pending request; a request with earlier consent redirects immediately. */
export function useRequest(id: string) {
  const { client } = useAuth();
  const query = useQuery({
    queryKey: ['oauth-authorization', id],
    queryFn: async () => {
      const path = `/oauth/authorizations/${encodeURIComponent(id)}`;
      const { data, error } = await callIdentity<AuthorizationRequest | Redirect>(client, {
        method: 'GET',
        path,
      });
      if (!error) return data;
      const isGone = ['oauth_authorization_not_found', 'validation_failed'].includes(error.code ?? '');
      throw isGone ? new RequestGone(error.message) : new Error(identityFailureText(error, ''));
    },
    retry: false,
    // A request that redirects can be answered only once.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const way = query.data && 'redirect_url' in query.data ? query.data.redirect_url : null;
  useEffect(() => {
    if (way) leaveFor(way);
  }, [way]);
  return query;
}

/** Sends the user's decision and redirects to the application. Throws with a message for the user. */
export function useDecide(id: string) {
  const { client } = useAuth();
  return useMutation({
    mutationFn: async (action: 'approve' | 'deny') => {
      const path = `/oauth/authorizations/${encodeURIComponent(id)}/consent`;
      const { data, error } = await callIdentity<Redirect>(client, {
        method: 'POST',
        path,
        body: { action },
      });
      if (error) throw new Error(identityFailureText(error, messages.decideFailed));
      leaveFor(data.redirect_url);
    },
  });
}

function leaveFor(url: string): void {
  window.open(url, '_self');
}
