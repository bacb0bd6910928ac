import type { InputOf } from '@odeta/contracts';
import {
  type ChangeSet,
  type Conflict,
  editionNames,
  listChangeSets,
  type ProposedChange,
  proposeChanges,
  readKinds,
  readValues,
  undoChangeSet,
} from '@odeta/contracts/staff';
import { ApiError, type Storefront } from '@odeta/storefront';
import { createRandomKey } from '@odeta/storefront/random-key';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';
import { countryOfEdition } from '../words/formats.ts';
import type { Draft } from './draft.ts';
import { changesOf, type Edited, type FieldErrors, openValue, refusedFields } from './edited.ts';
import type { Kind } from './values.store.ts';

interface EditorState {
  status: 'loading' | 'ready' | 'unknown';
  kind: Kind | null;
  key: string;
  edited: readonly Edited[];
  /** Editions that do not have the value: missing translations. */
  missing: readonly string[];
  history: readonly ChangeSet[];
  conflicts: readonly Conflict[];
  errors: FieldErrors;
  isSaved: boolean;
  /** The change set of what was saved; `null`: nothing differed. */
  saved: ChangeSet | null;
}

const start = (): EditorState => ({
  ...{ status: 'loading', kind: null, key: '', edited: ref([]), missing: [], history: [] },
  ...{ conflicts: [], errors: {}, isSaved: false, saved: null },
});

export type WordsOf = (error: ApiError) => FieldErrors;
type Proposal = InputOf<typeof proposeChanges>;

interface Saved {
  reason: string;
  /** In the time of each country; empty: at once. */
  from: string;
  /** Empty: for good. */
  until: string;
  /** Not empty: it waits until somebody starts it. */
  isDraft: string;
}

/** One value in all its editions, with its history. What the server refuses throws, apart from fields and conflicts. */
export function createEditor(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: EditorState = proxy(start());
  /** The same press again is the same change. */
  const request = { key: createRandomKey(), said: '' };

  async function load(kind: string, key: string) {
    Object.assign(state, start(), { key });
    Object.assign(state, await readEditions(send, kind, key));
    state.history = ref((await send(listChangeSets, { kind, key })).changeSets);
  }

  /**
   * Sends what was changed. `null`: it was refused, as the fields or both sides of a conflict say.
   * `wordsOf`: what is wrong with each field, in the language of the application.
   */
  async function propose(more: Omit<Proposal, 'changes'>, wordsOf: WordsOf) {
    const { changes, errors } = changesOf(state.kind?.name ?? '', state.key, state.edited);
    Object.assign(state, { errors, isSaved: false });
    if (Object.keys(errors).length > 0) return null;
    const proposal = { ...more, changes };
    const said = JSON.stringify(proposal);
    if (request.said !== said) Object.assign(request, { said, key: createRandomKey() });
    const options = { headers: { 'idempotency-key': request.key } };
    const answer = await send(proposeChanges, proposal, options).catch(refusalOf);
    if (!(answer instanceof ApiError)) return answer;
    refuse(state, answer, { words: wordsOf(answer), changes });
    return null;
  }

  async function save({ reason, from, until, isDraft }: Saved, wordsOf: WordsOf) {
    const times = { ...(from && { from }), ...(until && { until }) };
    const answer = await propose({ reason, ...times, ...(isDraft && { isDraft: true }) }, wordsOf);
    if (!answer) return;
    await load(state.kind?.name ?? '', state.key);
    Object.assign(state, { isSaved: true, saved: answer.changeSet && ref(answer.changeSet) });
  }

  const put = (edition: string, change: (one: Edited) => Edited) => {
    state.edited = ref(state.edited.map((one) => (one.edition === edition ? change(one) : one)));
  };
  const settle = ({ country }: Conflict) => {
    state.conflicts = ref(state.conflicts.filter((conflict) => conflict.country !== country));
  };

  return {
    state,
    load,
    save,
    propose,
    /** `next`: the draft as it is when something has ended that takes time, such as an upload. */
    change: (edition: string, next: (draft: Draft) => Draft) =>
      put(edition, (one) => ({ ...one, draft: next(one.draft) })),
    /** What somebody has written in place of what is on this page. */
    takeTheirs(conflict: Conflict) {
      const { country, version, current } = conflict;
      if (current) put(country, () => openValue(country, version, current));
      settle(conflict);
    },
    /** What is on this page replaces it when it is saved the next time. */
    keepMine(conflict: Conflict) {
      put(conflict.country, (one) => ({ ...one, version: conflict.version }));
      settle(conflict);
    },
    async undo(id: number) {
      await send(undoChangeSet, { id: String(id) });
      await load(state.kind?.name ?? '', state.key);
    },
  };
}

type Send = ReturnType<typeof createStaffSession>['send'];

async function readEditions(send: Send, kind: string, key: string) {
  const found = (await send(readKinds, {})).kinds.find(({ name }) => name === kind);
  const editions = editionNames.filter((edition) => found?.byLanguage || edition === countryOfEdition(edition));
  const read = found ? await Promise.all(editions.map((edition) => readOf(send, kind, edition, key))) : [];
  const edited = read.flatMap((one) => one ?? []);
  const missing = editions.filter((edition) => edited.every((one) => one.edition !== edition));
  return { kind: found && ref(found), edited: ref(edited), missing, status: edited.length > 0 ? 'ready' : 'unknown' };
}

async function readOf(send: Send, kind: string, edition: string, key: string): Promise<Edited | null> {
  const [stored] = (await send(readValues, { kind, country: edition, key })).values;
  return stored ? openValue(edition, stored.version, stored.value) : null;
}

/** Beside the fields, or as both sides of a conflict, as far as it can be said there. */
function refuse(
  state: EditorState,
  error: ApiError,
  { words, changes }: { words: FieldErrors; changes: readonly ProposedChange[] },
) {
  if (error.code === 'changed-meanwhile') {
    state.conflicts = ref(error.body.conflicts as Conflict[]);
    return;
  }
  state.errors = refusedFields(words, changes);
  if (Object.keys(state.errors).length === 0) throw error;
}

function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
