/** Texts about a language model's usage. */
export const analystCostTexts = {
  title: 'Language Model',
  hint: (model: string) =>
    `What ${model} has used for the reports of this workspace this month (UTC). Facts that have not changed are not asked again.`,
  sections: 'Sections asked',
  inputTokens: 'Tokens read',
  outputTokens: 'Tokens written',
  cost: 'Cost',
  unknown: 'Unknown',
  noPrice: 'No prices are set. Your server administrator can set AI_INPUT_PRICE and AI_OUTPUT_PRICE.',
  uncounted: (sections: number) =>
    sections === 1
      ? 'The service did not count the tokens of one section.'
      : `The service did not count the tokens of ${sections.toLocaleString('en-US')} sections.`,
  uses: 'By website',
  use: ({ domainName, model, promptVersion }: { domainName: string; model: string; promptVersion: number }) =>
    `${domainName}, by ${model} with prompt version ${promptVersion}`,
  tokens: (amount: number) => `${amount.toLocaleString('en-US')} ${amount === 1 ? 'token' : 'tokens'}`,
} as const;
