const segmenters = new Map<string, Intl.Segmenter>();

/** Sentence of a text around an offset. */
export function sentenceAt(text: string, at: number, language: string): { text: string; start: number } {
  const { segment, index } = segmenterOf(language).segment(text).containing(at) ?? {
    segment: text,
    index: 0,
  };
  return { text: segment.trim(), start: index };
}

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language);
  if (known) return known;
  const segmenter = new Intl.Segmenter(toLocale(language), { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** A page may declare an unknown language. */
export function toLocale(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
