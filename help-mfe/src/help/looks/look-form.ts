/** The form of a look, for browsers without scripts. */
export const LOOK_FORM = 'help.look';
