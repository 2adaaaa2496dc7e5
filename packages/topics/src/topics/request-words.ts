import { baseLanguage } from '../text/segment-text.ts';

/** Words that ask for something without saying what, beyond the stop words. */
const requestWords: Readonly<Record<string, string>> = {
  en: 'tell need want get know find give help show let make please use like looking search go help explain thanks',
  de: 'brauche suche finde finden zeige zeig möchte will wissen hilfe bitte gibt machen kaufen',
  fr: 'cherche trouver trouve donne montre veux voudrais savoir aide besoin faire',
  es: 'busco buscar necesito quiero dame dime saber ayuda hacer encontrar',
  it: 'cerco trovare voglio vorrei sapere aiuto fare serve',
  pt: 'procuro encontrar quero preciso saber ajuda fazer',
  nl: 'zoek vinden wil weten hulp nodig maken',
};

export function findRequestWords(language: string): ReadonlySet<string> {
  return new Set((requestWords[baseLanguage(language)] ?? '').split(' ').filter(Boolean));
}
