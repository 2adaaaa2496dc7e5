import type { Vocabulary } from '../topic.ts';
import { englishCoffee } from './en-coffee.ts';
import { englishRunning } from './en-running.ts';

export const vocabularies: readonly Vocabulary[] = [englishCoffee, englishRunning];
