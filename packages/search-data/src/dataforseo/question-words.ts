/** First words of questions, by language; other languages have no questions. */
const words: Record<string, string> = {
  en: 'how|what|why|when|where|which|who|can|does|do|is|are|should',
  de: 'wie|was|warum|wann|wo|welche[rsn]?|wer|kann|sollte',
  fr: 'comment|pourquoi|quand|où|quel(le)?s?|qui|combien|est-ce',
  es: 'cómo|como|qué|que|por qué|cuándo|cuando|dónde|cuál|quién|cuánto',
  it: 'come|cosa|perché|quando|dove|quale|chi|quanto',
  nl: 'hoe|wat|waarom|wanneer|waar|welke|wie',
  pt: 'como|o que|por que|quando|onde|qual|quem|quanto',
  pl: 'jak|co|dlaczego|kiedy|gdzie|który|kto|ile',
  sv: 'hur|vad|varför|när|var|vilken|vem',
  tr: 'nasıl|ne|neden|ne zaman|nerede|hangi|kim',
};

/** A pattern that finds questions in a language; null for an unknown language. */
export function questionPattern(languageCode: string): string | null {
  const begins = words[languageCode];
  return begins ? `^(${begins}) ` : null;
}
