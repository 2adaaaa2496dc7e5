import { foldAccents, normaliseText } from './normalise-text.ts';
import { segmentText } from './segment-text.ts';

/** The form in which cues and names are compared: normalised, without accents, as people type in a hurry. */
export function foldText(text: string): string {
  return foldAccents(normaliseText(text)).normalize('NFC');
}

export function foldedWords(text: string, language: string): string[] {
  return segmentText(text, language).map(foldText);
}
