import type { Factor } from '@supabase/auth-js';

type Answer = (name: string, input: unknown) => Promise<{ error: Error | null }>;

export interface FakeSecondFactors {
  /** The authenticator apps of whoever is signed in. */
  factors: Factor[];
  /** Whether this session still has to show one. */
  owesFactor: boolean;
}

/** An authenticator app that counts. */
export function makeFactor(id: string): Factor<'totp', 'verified'> {
  const day = '2026-03-04T10:00:00Z';
  return { id, factor_type: 'totp', status: 'verified', created_at: day, updated_at: day };
}

/** The part of the identity client that deals with second factors, in memory. */
export function createFakeMfa(state: FakeSecondFactors, answer: Answer) {
  const refuseOr = async <Data>(name: string, input: unknown, data: () => Data) => {
    const { error } = await answer(name, input);
    return error ? { data: null, error } : { data: data(), error: null };
  };
  return {
    listFactors: async () => ({ data: { all: state.factors, totp: state.factors, phone: [] }, error: null }),
    getAuthenticatorAssuranceLevel: async () => ({
      data: {
        currentLevel: state.owesFactor || state.factors.length === 0 ? 'aal1' : 'aal2',
        nextLevel: state.factors.length > 0 ? 'aal2' : 'aal1',
      },
      error: null,
    }),
    enroll: (input: unknown) =>
      refuseOr('enroll', input, () => ({
        id: 'new-factor',
        totp: {
          qr_code: 'data:image/svg+xml;utf-8,<svg/>',
          secret: 'JBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/x',
        },
      })),
    challengeAndVerify: (input: { factorId: string }) =>
      refuseOr('challengeAndVerify', input, () => {
        state.owesFactor = false;
        if (!state.factors.some(({ id }) => id === input.factorId))
          state.factors.push(makeFactor(input.factorId));
        return {};
      }),
    unenroll: (input: { factorId: string }) =>
      refuseOr('unenroll', input, () => {
        state.factors = state.factors.filter(({ id }) => id !== input.factorId);
        return { id: input.factorId };
      }),
  };
}
