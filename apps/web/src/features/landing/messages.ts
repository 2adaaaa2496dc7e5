export const headline = 'Keyword Wins, On Repeat';
export const tagline =
  'Dominate search results with automated keyword strategies that outperform competitors and maximize your visibility.';

export const promises = [
  {
    title: 'Keyword opportunities',
    text: 'Every keyword that your site ranks for, or could, with its volume, its difficulty and one score that says what to do first.',
  },
  {
    title: 'Competitor gaps',
    text: 'The terms that bring visitors to the others and not yet to you, found and sorted for you.',
  },
  {
    title: 'A plan every two weeks',
    text: 'A keyword trend report and a tailored content plan, again every two weeks, so that the work keeps its rhythm.',
  },
];
