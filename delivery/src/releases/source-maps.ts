/**
 * Where a release has the source maps of its scripts, compressed: only servers read this folder. They are no part of the release's content: a
 * comment that moves a line changes no script, and makes no other version.
 */
const FOLDER = 'server/maps/';

export const isSourceMap = (file: string): boolean => file.startsWith(FOLDER);

/** `script`: the file of a script in its release or at its address, such as `static/page-list.1a2b3c4d.js`. */
export const sourceMapOf = (script: string): string => `${FOLDER}${script.slice(script.lastIndexOf('/') + 1)}.map.br`;
