import { z } from 'zod';

const signed = z.union([
  z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).optional(),
  }),
  z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
]);

export const credentialBody = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: signed,
});
