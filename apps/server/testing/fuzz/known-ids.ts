import fc from 'fast-check';

/** Existing ids, by their name in fields and paths: `domain`, `companies`. */
export type KnownIds = Readonly<Record<string, string>>;

/** The matching id three times out of four, else another object's id. */
export function idsFor(place: string, ids: KnownIds): fc.Arbitrary<string> {
  const any = fc.constantFrom(...Object.values(ids));
  const fitting = ids[place.replace(/_?ids?$/i, '')];
  return fitting
    ? fc.oneof({ weight: 3, arbitrary: fc.constant(fitting) }, { weight: 1, arbitrary: any })
    : any;
}
