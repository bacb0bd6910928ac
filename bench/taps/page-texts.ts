import { readFileSync } from 'node:fs';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../..');

const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(path.join(workspace, `${folder}/src/messages/${language}.json`), 'utf8'));

/** The text of the button that logs in in this way. */
export const logInText = (language: string, way: 'code-send' | 'key-use'): string =>
  read('shared/account-forms', language)[way];

/** The text of the button that adds a passkey on the page of the settings. */
export const addPasskeyText = (language: string): string => read('account-mfe', language).passkeys.add;
