/** The closed words of one language that give claimless text its forms. Each is a part of a regular expression. */
export interface Grammar {
  /** Opens a question or a clause that asks; never "why". */
  ask: string;
  /** The way something is done, which may have a verb of its own: "how the grind shapes the taste". */
  way: string;
  /** Verbs of a question about a thing. */
  verbs: string;
  /** Infinitives and pronouns of the reader: what they do is asked, not told. */
  reader: string;
  /** Opens a question that is answered with yes or no. */
  polar: string;
  why: string;
  /** What stands before "why" where it gives reasons. */
  told: RegExp;
  /** Possessives of somebody who asks for help: "why is my bread dense". */
  mine: string;
  /** "Why coffee tastes bitter": a state of a thing, which is of the topic. */
  state: RegExp;
  definite: string;
  indefinite: string;
  /** What is the reader's: a heading praises it like "a goldmine for your shop". */
  yours: string;
  /** Opens a clause that asks inside of an instruction. */
  inquiry: string;
  /** Nouns that tell what happened, how much there is or what somebody thinks: "the rise of synthetic leather". */
  events: string;
  /** Relatives behind a noun, with the noun and the next word. */
  behind: RegExp;
  /** What is no noun before such a word: "so that", "check that". */
  noNoun: string;
  /** Reasons and times of which no instruction tells: "because", "before the others do". */
  reasons: RegExp;
  /** What somebody needs or knows behind a relative of a heading: "tools that you need". */
  needs: string;
  /** Asks for one of several things, which are named next: "which brush". */
  which: string;
  /** Nobody is made a fan, and no place is deserved. */
  makes: RegExp;
  /** "From bean to cup" */
  from: string;
  /** Relatives, with the verb of their clause: "the tent that sells itself". */
  relative: RegExp;
  /** What an article of a heading may introduce: parts of a page, formats, and what one asks of a thing. */
  aspects: string;
  /** Adjectives behind an article that tell no quality of the site or its goods. */
  traits: string;
  /** What may follow a noun with an indefinite article: "a coach for one afternoon and a camera". */
  links: string;
  /** Participles tell what was done to a thing: "the proven method". */
  participle: RegExp;
  /** Participles of parts of a page. */
  done: string;
  /** Actions at the opening of a heading: a gerund or an infinitive. */
  action: RegExp;
  /** A time or lack of which a heading without an action tells: "before the rush". */
  since: string;
  without: string;
  /** Words that presume what is asked: "still", "every". */
  presumes: string;
  /** "Do riders", "is your saddle": of whom something is asked as if it were so. */
  insinuates: RegExp;
  /** "Which … costs": a price of a thing is asked with "what". */
  costs: RegExp;
  /** Verbs of citing and persuading, of which no instruction is made. */
  speech: string;
  /** Verbs behind which something definite is told: "warn of the shortage". */
  telling: string;
  /** "Step by step" */
  steps: string;
}
