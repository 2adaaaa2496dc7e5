import type { Language } from '../language.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';

/** The languages that we serve, in the order in which they are tried. */
export const languages: readonly Language[] = [english, german, french, spanish, italian];
