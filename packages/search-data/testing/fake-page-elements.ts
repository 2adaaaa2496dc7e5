/** An AI overview that cites pages; without them its content does not come. */
export function aiOverview(urls: readonly string[] | undefined) {
  const references =
    urls?.map((url) => ({ type: 'ai_overview_reference', domain: new URL(url).hostname, url })) ?? null;
  return {
    type: 'ai_overview',
    rank_group: 1,
    rank_absolute: 1,
    asynchronous_ai_overview: true,
    items: references && [{ type: 'ai_overview_element', text: 'An answer.', references: null }],
    references,
  };
}

export function peopleAlsoAsk(questions: readonly string[]) {
  return {
    type: 'people_also_ask',
    rank_group: 1,
    rank_absolute: 2,
    items: questions.map((title) => ({ type: 'people_also_ask_element', title, expanded_element: null })),
  };
}

export function otherResult(place: number) {
  const domain = `other-${place}.example`;
  return {
    type: 'organic',
    rank_group: place,
    rank_absolute: place + 1,
    domain,
    url: `https://${domain}/`,
    title: `Result ${place}`,
    description: '',
  };
}
