import {
  brandMatcher,
  type KeywordRelevance,
  type RelevanceClass,
  type RelevanceVote,
} from '@keydence/domain';
import { cutNames } from '../intent/cut-names.ts';
import { splitCompounds } from '../text/split-compounds.ts';
import { cutOffers } from '../topics/text-views.ts';
import { findThinLinks } from './find-thin-links.ts';
import { type Nearness, scoreLex } from './score-lex.ts';
import { leastProfileTexts, type SiteProfile } from './site-profile.ts';

export interface RelevanceKeyword {
  readonly text: string;
  /** A person's vote on this keyword. */
  readonly vote?: RelevanceVote;
  /** Its topic; votes on other keywords of the topic count for it too. */
  readonly topicId?: string;
  /** True for one that the site is found for already. */
  readonly isFound?: boolean;
}

/** The keywords that a competitor's page ranks for, as places in the list of keywords. */
export type CompetitorPage = readonly number[];

/** Keywords that a page must have before its others say what it is about. */
const leastPageKeywords = 5;
/** Remaining share of the lex of a keyword that one rare word links to the site. */
const thinShare = 0.5;
/** A lex that is as good as full. */
const fullLex = 0.5;
const pageShare = 0.8;
const leastShareListed = 0.5;
const maybeBelow = 0.05;
/** Moves the limit of a topic, for each vote on one of its keywords more on one side than on the other. */
const voteStep = 0.05;
const votesToHide = 3;

/**
 * Scores how likely the site would be right to have a page about each keyword. Keywords are scored together, because
 * words that many of them share tell little. A search for the site by its name is its own, as is what it is found for.
 */
export function scoreRelevance(
  profile: SiteProfile,
  keywords: readonly RelevanceKeyword[],
  competitorPages: readonly CompetitorPage[] = [],
): KeywordRelevance[] {
  const votes = countVotes(keywords);
  const limit = limitOf(profile);
  if (limit === null)
    return keywords.map((keyword) => {
      const voted = votedClass(keyword, votes);
      return { score: voted?.score ?? null, evidence: null, class: voted?.class ?? 'listed' };
    });
  const nearness = scoreNearness(
    profile,
    keywords.map(({ text }) => cutNames(text, profile.ownNames, profile.language)),
  );
  const shares = pageShares(
    nearness.map(({ lex }) => lex >= limit),
    competitorPages,
  );
  const isBrand = brandMatcher([...profile.ownNames]);
  return keywords.map((keyword, place) => {
    const { lex = 0, nearest = null } = nearness[place] ?? {};
    const share = shares[place] ?? 0;
    const evidence = nearest === null ? null : (profile.texts[nearest] ?? null);
    const voted = votedClass(keyword, votes);
    if (voted !== null) return { ...voted, evidence };
    if (isBrand(keyword.text)) return { score: 1, evidence: null, class: 'listed' };
    const score = 1 - (1 - Math.min(1, lex / fullLex)) * (1 - pageShare * share);
    const own = limit + voteStep * topicVotes(keyword, votes);
    if (keyword.isFound === true)
      return { score: Math.max(score, limit / fullLex), evidence, class: 'listed' };
    return { score, evidence, class: classOf(lex, share, own) };
  });
}

/** Compounds are compared by their parts, and a town that two keywords share makes them no subject of one site. */
function scoreNearness(profile: SiteProfile, keywords: readonly string[]): Nearness[] {
  const { language } = profile;
  const all = cutOffers(splitCompounds([...profile.subjects, ...keywords], language), language);
  const subjects = all.slice(0, profile.subjects.length);
  const texts = all.slice(profile.subjects.length);
  const isThin = findThinLinks(subjects, texts, language);
  return scoreLex(subjects, texts, language).map(({ lex, nearest }, place) => ({
    lex: isThin[place] ? thinShare * lex : lex,
    nearest,
  }));
}

/** The least lex of a listed keyword; the more texts there are, the more keywords are near one by chance. */
export function limitOf({ texts }: SiteProfile): number | null {
  if (texts.length < leastProfileTexts) return null;
  if (texts.length < 50) return 0.1;
  return texts.length <= 200 ? 0.15 : 0.2;
}

function classOf(lex: number, share: number, limit: number): RelevanceClass {
  if (lex >= limit || share >= leastShareListed) return 'listed';
  return lex >= limit - maybeBelow ? 'maybe' : 'hidden';
}

/** For each keyword the largest share of near keywords among the others of a page that ranks for it. */
function pageShares(isNear: readonly boolean[], pages: readonly CompetitorPage[]): Float64Array {
  const shares = new Float64Array(isNear.length);
  for (const page of pages) {
    if (page.length < leastPageKeywords) continue;
    const near = page.filter((place) => isNear[place]).length;
    for (const place of page) {
      const others = near - (isNear[place] ? 1 : 0);
      shares[place] = Math.max(shares[place] ?? 0, others / (page.length - 1));
    }
  }
  return shares;
}

/** Votes against less votes for, by topic. */
type TopicVotes = ReadonlyMap<string, number>;

function countVotes(keywords: readonly RelevanceKeyword[]): TopicVotes {
  const votes = new Map<string, number>();
  for (const { topicId, vote } of keywords) {
    if (topicId === undefined || vote === undefined) continue;
    votes.set(topicId, (votes.get(topicId) ?? 0) + (vote === 'not_ours' ? 1 : -1));
  }
  return votes;
}

function topicVotes({ topicId }: RelevanceKeyword, votes: TopicVotes): number {
  return topicId === undefined ? 0 : (votes.get(topicId) ?? 0);
}

/** Class decided by votes alone: a vote on the keyword, or three against its topic. */
function votedClass(
  keyword: RelevanceKeyword,
  votes: TopicVotes,
): { readonly score: number; readonly class: RelevanceClass } | null {
  if (keyword.vote === 'ours') return { score: 1, class: 'listed' };
  if (keyword.vote === 'not_ours' || topicVotes(keyword, votes) >= votesToHide)
    return { score: 0, class: 'hidden' };
  return null;
}
