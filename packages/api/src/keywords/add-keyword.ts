import { type AddKeywordInput, AppError, type Keyword } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { addKeywords } from './add-keywords.ts';

/**
 * Tracks one more keyword in the domain's own market; AppError('conflict') if it is tracked
 * already.
 */
export async function addKeyword(ctx: DomainContext, input: AddKeywordInput): Promise<Keyword> {
  const { data } = await addKeywords(ctx, [input]);
  const [added] = data;
  if (!added) throw new AppError('conflict', 'This keyword is already tracked.');
  return added;
}
