import { type Config, configure, getConfig } from '@testing-library/dom';

/** Testing Library raises it while it asks again and again; its types keep it to themselves. */
interface AskingConfig extends Config {
  _disableExpensiveErrorDiagnostics?: boolean;
}

const { getElementError } = getConfig();

// A query that waits would print the whole document at each miss, and again when it gives up: the last print is enough.
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isAsking }: AskingConfig = getConfig();
    if (!isAsking) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
