// React's development build, which `act` needs, notes the caller of each element that it creates, for the tools of a
// browser: a stack, and an asynchronous task. No test reads them, and they take a tenth of the time of these tests.
Reflect.deleteProperty(console, 'createTask');
const react = await import('react');
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
// React notes no more of them once this many were noted within a second.
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

export {};
