/** `npm run mutation`: which small changes of the rules none of their tests notices. */
export default {
  testRunner: 'vitest',
  // The search for related tests does not follow imports that end in .ts.
  vitest: { related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/index.ts'],
  // Texts are compared where they are shown.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress-append-only'],
  // TypeScript 7 has no JavaScript API, which a rewritten tsconfig would need.
  tsconfigFile: 'none',
  tempDirName: 'node_modules/.stryker',
};
