import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** The history of the browser tab. Creating it may block for 10 ms: it stores an index in the browser's history state. */
export type BrowserHistory = ReturnType<typeof createBrowserHistory>;
export const createHistory = (): BrowserHistory => createBrowserHistory({ v5Compat: true });
