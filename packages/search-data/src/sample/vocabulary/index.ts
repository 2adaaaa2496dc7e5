import type { Vocabulary } from '../topic.ts';
import { germanCoffee } from './de-coffee.ts';
import { germanSolar } from './de-solar.ts';
import { englishCoffee } from './en-coffee.ts';
import { englishProjects } from './en-projects.ts';
import { englishRunning } from './en-running.ts';
import { englishSolar } from './en-solar.ts';
import { frenchCoffee } from './fr-coffee.ts';
import { frenchRunning } from './fr-running.ts';

/** The hand-written searches, one list per language and niche. */
export const vocabularies: readonly Vocabulary[] = [
  englishCoffee,
  englishRunning,
  englishProjects,
  englishSolar,
  germanCoffee,
  germanSolar,
  frenchCoffee,
  frenchRunning,
];
