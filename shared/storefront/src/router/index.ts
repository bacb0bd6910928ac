/**
 * What the shop uses of the router. A façade, so that the federation shares these few names and not a whole library; route
 * tables are data of the remotes, matched by the shell.
 */
export { matchPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
export { BrowserRouter } from './browser-router.tsx';
export { createHistory } from './create-history.ts';
export { Link } from './link.tsx';
