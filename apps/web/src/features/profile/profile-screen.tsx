import { QueryState, SectionHeading } from '@keydence/ui';
import { isNetworkError, trpc } from '../../lib/trpc.ts';
import { AccountActivityCard } from './account-activity-card.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';
import { ConnectedAppsCard } from './connected-apps-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { KeyboardCard } from './keyboard-card.tsx';
import { LinkedIdentitiesCard } from './linked-identities-card.tsx';
import { messages } from './messages.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { PersonalInformationCard } from './personal-information-card.tsx';
import { PictureCard } from './picture-card.tsx';
import classes from './profile.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** Settings of the user: picture, name, sign-in methods, sessions, data. */
export function ProfileScreen() {
  const query = trpc.profile.get.useQuery();
  const error = query.error && isNetworkError(query.error) ? { message: messages.fetchFailed } : query.error;
  const { data, isFetching, refetch } = query;
  return (
    <div className={classes.screen}>
      <SectionHeading order={1} title={messages.title} description={messages.intro} />
      <QueryState
        query={{ data, error, isFetching, refetch }}
        errorTitle={messages.loadFailed}
        loading={<ProfileSkeleton />}
      >
        {(profile) => (
          <div className={classes.cards}>
            <PictureCard profile={profile} />
            <PersonalInformationCard profile={profile} />
            <KeyboardCard />
            <LinkedIdentitiesCard />
            <PasskeysCard />
            <TwoFactorCard />
            <SessionsCard />
            <ConnectedAppsCard />
            <ApiKeysCard />
            <AccountActivityCard />
            <DataCard />
            <DeleteAccountCard />
          </div>
        )}
      </QueryState>
    </div>
  );
}
