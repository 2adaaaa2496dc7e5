import { type Config, configure, getConfig } from '@testing-library/dom';

/** Set by Testing Library while it polls; its types do not export it. */
interface AskingConfig extends Config {
  _disableExpensiveErrorDiagnostics?: boolean;
}

const { getElementError } = getConfig();

// A waiting query would print the whole document at each miss, and again at its timeout: the last print is
// enough.
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isAsking }: AskingConfig = getConfig();
    if (!isAsking) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
