/** The remote on a server: with the forms that work without scripts, which browsers do not load. */
export { forms } from './forms.ts';
export { remote } from './remote.ts';
