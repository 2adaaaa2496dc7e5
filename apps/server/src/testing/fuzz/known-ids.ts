import fc from 'fast-check';

/** Ids of things that are there, by what fields and paths call them: `domain`, `companies`. */
export type KnownIds = Readonly<Record<string, string>>;

/** The id that fits a place three times out of four, else one of something else. */
export function idsFor(place: string, ids: KnownIds): fc.Arbitrary<string> {
  const any = fc.constantFrom(...Object.values(ids));
  const fitting = ids[place.replace(/_?ids?$/i, '')];
  return fitting
    ? fc.oneof({ weight: 3, arbitrary: fc.constant(fitting) }, { weight: 1, arbitrary: any })
    : any;
}
