/**
 * A façade over the router, so that module federation shares these few names and not a whole library. Route tables are data of
 * the remotes, matched by the shell.
 */
export { matchPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
export { BrowserRouter } from './browser-router.tsx';
export { createHistory } from './create-history.ts';
export { Link } from './link.tsx';
export { useLinkSeen } from './link-seen.ts';
export { OwnLocation } from './own-location.tsx';
