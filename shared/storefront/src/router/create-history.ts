import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** The history of the browser's tab. What makes it may wait 10 ms for the browser, which keeps the step's number with it. */
export type BrowserHistory = ReturnType<typeof createBrowserHistory>;
export const createHistory = (): BrowserHistory => createBrowserHistory({ v5Compat: true });
