import { type CountryCode, type Focus, uploadedIn } from '@odeta/contracts';
import { changed, type Draft, draftOf, type Path, partAt } from './draft.ts';

/** Where a value has a picture: the text with its name, its focal point, and its alternative text. */
export interface PictureSlot {
  /** `null`: there is no picture yet, and the part at `whole` becomes one. */
  name: Path | null;
  focus: Path;
  alt: Path;
  whole: Path;
  view: string;
  /** Whether the value is valid without it. */
  mayBeNone: boolean;
}

const FOCUS = /^(focus|coverFocus|imageFocus)$/;
export const MIDDLE: Focus = { x: 50, y: 50 };

/** The picture that the text at a path names; `null`: it names none. */
export function slotAt(kind: string, draft: Draft, path: Path): PictureSlot | null {
  const last = path.at(-1);
  const parent = path.slice(0, -1);
  const sibling = (name: string): Path => [...parent, name];
  const view = viewOf(kind, path);
  if (kind === 'menu' && (last === 'cover' || last === 'image')) {
    const focus = sibling(`${last}Focus`);
    // An empty name is none.
    return { name: path, focus, alt: sibling('alt'), whole: path, view, mayBeNone: false };
  }
  if (last === 'path' && partAt(draft, sibling('alt')))
    return {
      name: path,
      focus: sibling('focus'),
      alt: sibling('alt'),
      whole: parent,
      view,
      mayBeNone: path[0] === 'parts',
    };
  if (kind === 'help-topic' && last === 'picture' && partAt(draft, path)?.is === 'leaf')
    return { name: null, focus: [...path, 'focus'], alt: [...path, 'alt'], whole: path, view, mayBeNone: true };
  return null;
}

/** Whether a part is shown with its picture and has no row of its own. */
export const isFocus = (path: Path): boolean => path.some((step) => FOCUS.test(String(step)));

/** The view in which the shop shows pictures of this place: it decides how they are cropped. */
function viewOf(kind: string, path: Path): string {
  if (kind === 'menu') return path.at(-1) === 'cover' ? 'square' : 'wide';
  if (kind === 'help-topic') return 'wide';
  return path.includes('tiles') ? 'tall' : 'cutout';
}

/** The draft with another picture in the place, which may have none yet. Its alternative text stays as it is. */
export function withPicture(
  draft: Draft,
  { name, focus, whole }: PictureSlot,
  /** `at`: of an uploaded picture. */
  { country, path, at }: { country: CountryCode; path: string; at: Focus | null },
): Draft {
  const isText = partAt(draft, whole)?.is === 'leaf';
  if (isText && name !== whole)
    return changed(draft, whole, () => draftOf(country, { path, alt: '', ...(at && { focus: at }) }));
  const named = changed(draft, isText ? whole : [...whole, 'path'], (former) =>
    former.is === 'leaf' ? { ...former, text: path } : former,
  );
  return at ? withFocus(named, { focus }, { country, at }) : named;
}

/** Without the picture, in a value that is valid without it. */
export const withoutPicture = (draft: Draft, { whole }: PictureSlot, country: CountryCode): Draft =>
  changed(draft, whole, () => draftOf(country, null, 'picture'));

export function withFocus(
  draft: Draft,
  { focus }: Pick<PictureSlot, 'focus'>,
  { country, at }: { country: CountryCode; at: Focus },
): Draft {
  return changed(draft, focus.slice(0, -1), (former) =>
    former.is === 'group'
      ? { ...former, fields: { ...former.fields, [String(focus.at(-1))]: draftOf(country, at) } }
      : former,
  );
}

/** The focal point of an uploaded picture; `null`: the picture was built with the shop, in the form of its view. */
export function focusIn(draft: Draft, { name, focus }: PictureSlot): Focus | null {
  if (!name || !uploadedIn(textAt(draft, name))) return null;
  const [x, y] = ['x', 'y'].map((axis) => Number(textAt(draft, [...focus, axis]) || MIDDLE.x));
  return { x: x ?? MIDDLE.x, y: y ?? MIDDLE.y };
}

export function textAt(draft: Draft, path: Path): string {
  const part = partAt(draft, path);
  return part?.is === 'leaf' ? part.text : '';
}

/** Whether an alternative text is needed: there is a picture beside it. */
export const needsAlt = (draft: Draft, path: Path): boolean =>
  path.at(-1) === 'alt' &&
  ['path', 'cover', 'image'].some((name) => textAt(draft, [...path.slice(0, -1), name]).trim() !== '');
