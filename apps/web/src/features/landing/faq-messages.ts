export const faqMessages = {
  title: 'Questions, answered',
  lead: 'Something else? Write to us, the addresses are at the foot of the page.',
  questions: [
    {
      question: 'Where do the numbers come from?',
      answer:
        'From a source that you connect: a DataForSEO account, or exports from Search Console, Keyword Planner, Ahrefs and Semrush. Every number carries its source. Without one, Keydence tells you that a source is needed and invents nothing.',
    },
    {
      question: 'Can I try it without connecting anything?',
      answer:
        'Yes. “Explore with sample data” fills every screen from a fixed world of example websites. Those numbers are labeled as sample wherever they appear, and are never mixed with real ones.',
    },
    {
      question: 'What happens every two weeks?',
      answer:
        'Your keywords, competitors and gaps are measured again, a new keyword trend report and a tailored content plan are written, and the older ones stay for comparison.',
    },
    {
      question: 'How are competitors identified?',
      answer:
        'By the results pages that you share: sites that rank for many of the same keywords come first. You can add any site that you have in mind, and remove the ones that do not matter.',
    },
    {
      question: 'Does it write the articles?',
      answer:
        'No. It says which piece to write, for which keyword, why now, and with what outline. The writing is yours.',
    },
    {
      question: 'Can I work with my team?',
      answer:
        'Yes. Invite members to a workspace by mail; their access ends the moment you take it back. A workspace holds as many domains as you like.',
    },
    {
      question: 'What happens to my data?',
      answer:
        'It stays in the database of the server that runs Keydence. These pages load nothing from third parties. You can export your data and delete your account yourself.',
    },
    {
      question: 'What does it cost?',
      answer:
        'The software is free under the MIT license. You pay your own server and, if you want live numbers, your own data provider.',
    },
  ],
} as const;
