import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import mjml2html from 'mjml';

const folder = path.join(workspace, 'api/src/mail/layout');

/** Compiled for all mail clients. The API only fills it in and does not need MJML, which takes half a second to load. */
export const COMPILED_LAYOUT = path.join(folder, 'email.html');

/** `npm run emails`: compiles the layout of all e-mails. */
export async function run() {
  writeFileSync(COMPILED_LAYOUT, await compileLayout());
}

/** @throws the problems that MJML finds. */
export async function compileLayout(): Promise<string> {
  const source = readFileSync(path.join(folder, 'email.mjml'), 'utf8');
  // No fonts of other hosts, and nothing removed that only looks unused until the layout is filled in.
  const { html } = await mjml2html(source, {
    fonts: {},
    minify: false,
    validationLevel: 'strict',
    keepComments: false,
  });
  return html;
}
