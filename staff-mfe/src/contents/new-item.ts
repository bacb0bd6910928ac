import { type Draft, draftOf } from './draft.ts';
import { isFocus } from './picture-slot.ts';

/** Values of lists that may be empty everywhere. */
const templates: Readonly<Record<string, object>> = {
  banners: {
    ...{ url: null, content: '', code: null, collapsible: null, backgroundColor: null, font: null },
    ...{ activeFrom: null, activeUntil: null },
  },
  notices: { html: '', closable: true, expiredDays: null, activeFrom: null, activeUntil: null },
};

/** What is added to a list: an empty item of the form that others have; `null`: nobody knows its form. */
export function newItemOf(name: string, lists: readonly (Draft | undefined)[], own: Draft): Draft | null {
  const template = templates[name];
  if (template) return draftOf('pl', template, name);
  const [known] = [own, ...lists].flatMap((list) => (list?.is === 'list' ? list.items.slice(0, 1) : []));
  return known ? emptied(known) : null;
}

function emptied(draft: Draft): Draft {
  if (draft.is === 'list') return { ...draft, items: [] };
  if (draft.is === 'leaf') return { ...draft, text: draft.type === 'flag' ? 'false' : '' };
  const fields = Object.entries(draft.fields).flatMap(([key, field]) =>
    // Of the other picture.
    isFocus([key]) ? [] : [[key, emptied(field)]],
  );
  return { ...draft, fields: Object.fromEntries(fields) };
}
