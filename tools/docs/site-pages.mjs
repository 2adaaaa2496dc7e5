/**
 * The pages of the documentation site, by the sections of its navigation. Each is a file of the repository, or made from
 * one.
 * @type {{ section: string, pages: { file: string, slug: string, title: string }[] }[]}
 */
export const siteSections = [
  {
    section: 'Start',
    pages: [
      { file: 'docs/install.md', slug: 'index', title: 'Install' },
      { file: 'docs/first-hour.md', slug: 'first-hour', title: 'First hour' },
      { file: 'docs/features.md', slug: 'features', title: 'Features' },
      { file: 'docs/numbers.md', slug: 'numbers', title: 'What each number means' },
    ],
  },
  {
    section: 'Scripts and assistants',
    pages: [
      { file: 'docs/api.md', slug: 'api', title: 'REST and assistants' },
      { file: 'docs/openapi.json', slug: 'rest', title: 'REST reference' },
      { file: 'docs/public-client.md', slug: 'public-client', title: 'Sign-in by other clients' },
      { file: 'docs/authorisation.md', slug: 'authorisation', title: 'Who may do what' },
    ],
  },
  {
    section: 'Run it',
    pages: [
      { file: 'docs/operations.md', slug: 'operations', title: 'Operations' },
      { file: '.env.example', slug: 'settings', title: 'Settings' },
      { file: 'deploy/README.md', slug: 'deploy', title: 'Deployment files' },
      { file: 'docs/performance.md', slug: 'performance', title: 'Performance' },
      { file: 'docs/reliability.md', slug: 'reliability', title: 'Reliability' },
      { file: 'CHANGELOG.md', slug: 'changelog', title: 'Changelog' },
      { file: 'SECURITY.md', slug: 'security', title: 'Security' },
    ],
  },
  {
    section: 'Change it',
    pages: [
      { file: 'CONTRIBUTING.md', slug: 'contributing', title: 'Contributing' },
      { file: 'docs/ARCHITECTURE.md', slug: 'architecture', title: 'Architecture' },
    ],
  },
];
