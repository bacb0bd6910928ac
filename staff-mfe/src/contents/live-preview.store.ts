import { cancelChangeSet, previewChangeSet } from '@odeta/contracts/staff';
import { ApiError, type Storefront } from '@odeta/storefront';
import { createStaffSession } from '../session/session.store.ts';
import { createEditor, type WordsOf } from './editor.store.ts';

/** Change sets of what is being edited, which never start: windows show them in the shop. */
export function createLivePreview(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const editor = storefront.storeOf(createEditor);
  const shown = { id: '' };

  /** Cancels the set, because its change was saved or another one takes its place. */
  async function end() {
    const { id } = shown;
    if (id === '') return;
    shown.id = '';
    // Somebody else may have cancelled it.
    await send(cancelChangeSet, { id }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }

  return {
    /** Those that are open, by their size. */
    windows: new Map<string, Window>(),
    end,
    /** `null`: something cannot be shown, as the page says. @throws {ApiError} */
    async prepare(reason: string, wordsOf: WordsOf) {
      const answer = await editor.propose({ reason, isPreview: true }, wordsOf);
      if (!answer?.changeSet) return null;
      const id = String(answer.changeSet.id);
      // The same change again is the same set.
      if (id !== shown.id) await end();
      shown.id = id;
      return send(previewChangeSet, { id });
    },
  };
}
