import { ThemeProvider } from '@keydence/ui';
import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AuthProvider } from '../lib/auth-provider.tsx';
import { StepUpProvider } from '../lib/step-up/step-up-provider.tsx';
import { trpc } from '../lib/trpc.ts';
import { createUnauthorizedSignal, UnauthorizedWatch } from '../lib/unauthorized-watch.tsx';
import { SendFileContext } from '../lib/use-send-file.tsx';
import type { AppServices } from './app-services.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { createQueryClient } from './query-client.ts';
import { createReachability } from './reachability.ts';

interface AppProvidersProps {
  services: AppServices;
  children: ReactNode;
  styleNonce?: string;
  env?: 'default' | 'test';
  /** Milliseconds before a request is retried. */
  retryDelayMs?: number;
}

/** Providers of theme, queries, procedures and session, in order of dependency. */
export function AppProviders({ services, children, styleNonce, env, retryDelayMs }: AppProvidersProps) {
  const [signal] = useState(createUnauthorizedSignal);
  const [reachability] = useState(createReachability);
  const [queryClient] = useState(() =>
    createQueryClient({ onUnauthorized: signal.emit, onReached: reachability.report, retryDelayMs }),
  );
  return (
    <ThemeProvider {...(styleNonce ? { styleNonce } : {})} {...(env ? { env } : {})}>
      <Notifications position="bottom-right" />
      <trpc.Provider client={services.api} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <AuthProvider client={services.auth}>
            <UnauthorizedWatch signal={signal} />
            <ConnectionNotice reachability={reachability} />
            <SendFileContext value={services.sendFile}>
              <StepUpProvider>{children}</StepUpProvider>
            </SendFileContext>
          </AuthProvider>
        </QueryClientProvider>
      </trpc.Provider>
    </ThemeProvider>
  );
}
