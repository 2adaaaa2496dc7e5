import type { TopicInput, TopicKeyword } from '../src/topics/topic-input.ts';
import type { TopicRun, TopicStep } from '../src/topics/topic-run.ts';

/** Subjects of a coffee shop with the ways in which people ask about each. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  'burr grinder': [
    'best',
    'conical',
    'manual',
    'electric',
    'cheap',
    'cleaning',
    'settings for espresso',
    'vs blade',
  ],
  'espresso machine': [
    'best',
    'cheap',
    'for home',
    'automatic',
    'descaling',
    'repair',
    'with milk frother',
    'used',
  ],
  'french press': [
    'best',
    'ratio',
    'how to use',
    'large',
    'glass',
    'stainless steel',
    'cleaning',
    'brew time',
  ],
  'pour over kettle': [
    'best',
    'gooseneck',
    'electric',
    'temperature',
    'for camping',
    'stovetop',
    'copper',
    'small',
  ],
  'cold brew concentrate': [
    'recipe',
    'ratio',
    'how long does it last',
    'maker',
    'caffeine',
    'bottle',
    'vs iced',
    'nitro',
  ],
  'coffee subscription': ['best', 'gift', 'decaf', 'monthly', 'uk', 'cancel', 'single origin', 'office'],
  'decaf beans': [
    'best',
    'swiss water',
    'organic',
    'caffeine content',
    'espresso',
    'dark roast',
    'wholesale',
    'taste',
  ],
  'moka pot': ['best', 'how to use', 'induction', 'size', 'bialetti', 'cleaning', 'gasket', 'vs aeropress'],
};

/** 72 keywords of eight subjects; each text reveals its subject. */
export function listSampleTexts(): string[] {
  return Object.entries(subjects).flatMap(([subject, askings]) => [
    subject,
    ...askings.map((asking) => (asking === 'how to use' ? `how to use ${subject}` : `${subject} ${asking}`)),
  ]);
}

export function subjectOf(text: string): string | undefined {
  return Object.keys(subjects).find((subject) => text.includes(subject));
}

/** An input of these texts, with ids from 1 on and nothing known. */
export function createInput(texts: readonly string[], more: Partial<TopicInput> = {}): TopicInput {
  return {
    language: 'en',
    seed: 'workspace',
    keywords: texts.map((text, index) => createKeyword(index + 1, text)),
    known: [],
    corrections: { together: [], apart: [], placed: [] },
    ...more,
  };
}

export function createKeyword(id: number, text: string): TopicKeyword {
  return { id, text, demand: 100 };
}

/** Keeps what the expensive steps of one list give, so that several runs of it compute them once. */
export function createCheckpoint(): NonNullable<TopicRun['checkpoint']> {
  const states = new Map<TopicStep, Uint8Array>();
  return {
    saved: (step) => states.get(step) ?? null,
    save: (step, state) => void states.set(step, state),
  };
}
