import { z } from 'zod';
import { jsonList } from './json-list.ts';

const domain = z
  .string()
  .toLowerCase()
  .regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'must be domains such as company.example');

const provider = z.strictObject({
  id: z.uuid({ error: 'must be a UUID' }).toLowerCase(),
  metadataFile: z.string().min(1),
  domains: z.array(domain).min(1, 'must name a domain'),
});

export const samlSettings = {
  AUTH_SAML_PROVIDERS: jsonList(
    z
      .array(provider)
      .refine((list) => areUnique(list.map(({ id }) => id)), { error: 'must not name a provider twice' })
      .refine((list) => areUnique(list.flatMap(({ domains }) => domains)), {
        error: 'must not give a domain to two providers',
      }),
  ),
};

function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
