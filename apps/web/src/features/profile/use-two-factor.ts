import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../app/auth-provider.tsx';
import { listVerifiedFactors } from '../../app/second-factor.ts';
import { useStepUp } from '../../app/step-up/step-up-provider.tsx';
import { twoFactor } from './two-factor-messages.ts';

const queryKey = ['two-factor'];

/** The second factors that count. */
export function useFactors() {
  const { client } = useAuth();
  return useQuery({ queryKey, queryFn: () => listVerifiedFactors(client) });
}

/** What an authenticator app needs to be set up. */
export interface AppSetup {
  factorId: string;
  picture: string;
  secret: string;
}

/** A name of its own, since an abandoned set-up keeps its name for some minutes. */
const nameOf = (what: string) => `${what} ${new Date().toISOString()}`;

/** Asks for a new secret. Fails with a sentence for the user. */
export function useBeginSetup() {
  const { client } = useAuth();
  const stepUp = useStepUp();
  return useMutation({
    mutationFn: async (): Promise<AppSetup> => {
      const friendlyName = nameOf('Authenticator app');
      const { data, error } = await stepUp(() => client.mfa.enroll({ factorType: 'totp', friendlyName }));
      if (error) throw new Error(error.message || twoFactor.setUpFailed);
      return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
    },
  });
}

/** Shows the first code, from which on the app counts. */
export function useConfirmSetup(factorId: string, onConfirmed: () => void) {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const onSuccess = useOnCounted(onConfirmed);
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await stepUp(() => client.mfa.challengeAndVerify({ factorId, code }));
      if (!error) return;
      const isWrong = error.code === 'mfa_verification_failed';
      throw new Error(isWrong ? twoFactor.wrongCode : error.message || twoFactor.setUpFailed);
    },
    onSuccess,
  });
}

/** A phone that was sent a code. */
export interface PhoneSetup {
  factorId: string;
  challengeId: string;
  /** As it is stored: digits without a plus. */
  phone: string;
}

/** Sends a code to a phone, the first or another one. Fails with a sentence for the user. */
export function useTextPhone() {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const enrol = async (phone: string) => {
    const friendlyName = nameOf('Phone');
    const { data, error } = await stepUp(() =>
      client.mfa.enroll({ factorType: 'phone', friendlyName, phone }),
    );
    if (error) throw new Error(error.message || twoFactor.setUpFailed);
    return { factorId: data.id, phone: data.phone };
  };
  return useMutation({
    /** Takes a number that was typed, or the set-up that a code was sent for already. */
    mutationFn: async (to: string | PhoneSetup): Promise<PhoneSetup> => {
      const { factorId, phone } = typeof to === 'string' ? await enrol(to) : to;
      const { data, error } = await client.mfa.challenge({ factorId, channel: 'sms' });
      if (error) throw new Error(error.message || twoFactor.sendFailed);
      return { factorId, phone, challengeId: data.id };
    },
  });
}

/** Shows the code that was sent, from which on the phone counts. */
export function useConfirmPhone(setup: PhoneSetup, onConfirmed: () => void) {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const onSuccess = useOnCounted(onConfirmed);
  const { factorId, challengeId } = setup;
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await stepUp(() => client.mfa.verify({ factorId, challengeId, code }));
      if (!error) return;
      const isWrong = error.code === 'mfa_verification_failed';
      throw new Error(isWrong ? twoFactor.wrongText : error.message || twoFactor.setUpFailed);
    },
    onSuccess,
  });
}

/** Makes a key in the browser's own dialog. Fails with a sentence for the user. */
export function useAddKey(onAdded: () => void) {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const onSuccess = useOnCounted(onAdded);
  return useMutation({
    mutationFn: async () => {
      const { error } = await stepUp(() =>
        client.mfa.webauthn.register({ friendlyName: nameOf('Security key') }),
      );
      if (error) throw new Error(error.message || twoFactor.setUpFailed);
    },
    onSuccess,
  });
}

/** Removes a factor; the session is renewed, so that the browser knows its lower standing. */
export function useRemoveFactor(onRemoved: () => void) {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const onSuccess = useOnCounted(onRemoved);
  return useMutation({
    mutationFn: async (factorId: string) => {
      const { error } = await stepUp(() => client.mfa.unenroll({ factorId }));
      if (error) throw new Error(error.message || twoFactor.removeFailed);
      await client.refreshSession();
    },
    onSuccess,
  });
}

/** After a change of the factors that count: the list first, then what follows. */
function useOnCounted(proceed: () => void) {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey });
    proceed();
  };
}
