import { useStorefront } from '@odeta/storefront';
import { findTowns } from '@odeta/towns';
import { useEffect, useRef, useState } from 'react';

export interface WatchedForm {
  watch: (onChange: (values: unknown, change: { name?: string; type?: string }) => void) => { unsubscribe: () => void };
}

interface FormWithTown extends WatchedForm {
  getValues: (name: 'city' | 'postCode') => string;
  setValue: (name: 'city', value: string, options: { shouldDirty: boolean }) => void;
  clearErrors: (name: 'city') => void;
  setFocus: (name: 'city') => void;
}

export type TownHint =
  /** Filled in by the form. */
  | { kind: 'filled'; name: string; undo: () => void }
  /** The post code may belong to one of these; `focus` moves to the town field when the pressed button disappears. */
  | { kind: 'offered'; names: readonly string[]; choose: (name: string) => void; focus: () => void }
  /** Chosen by the visitor among the towns on offer. */
  | { kind: 'chosen'; name: string };

type Shown = { kind: 'filled' | 'chosen'; name: string } | { kind: 'offered'; names: readonly string[] } | null;

/**
 * Fills in the town once the visitor has typed a post code, only into an empty field and only when the post code belongs to
 * one town; when towns share it, they are offered. A town that the visitor removed is not filled in again for the same post
 * code, and one that the form filled in is removed when the post code changes. `onChoose` runs after a choice, which no blur follows.
 */
export function useTown(form: FormWithTown, onChoose?: () => void): TownHint | null {
  const { code: country, language } = useStorefront().session.country;
  const [shown, setShown] = useState<Shown>(null);
  const own = useRef({ filled: '', declined: '', likely: [] as readonly string[] });
  const focus = () => form.setFocus('city');

  function write(name: string) {
    form.setValue('city', name, { shouldDirty: true });
    form.clearErrors('city');
  }

  useEffect(() => {
    const city = () => form.getValues('city').trim();
    const isOwn = () => city() !== '' && city() === own.current.filled;

    function fill(town: string, postCode: string) {
      if (own.current.declined === postCode || (city() !== '' && !isOwn())) return setShown(null);
      if (town === city()) return;
      own.current.filled = town;
      write(town);
      selectIfFocused(town);
      setShown({ kind: 'filled', name: town });
    }

    function offer(names: readonly string[]) {
      own.current.likely = names;
      setShown(names.length > 0 && city() === '' ? { kind: 'offered', names } : null);
    }

    async function lookUp(postCode: string) {
      const found = await findTowns(country, postCode, language).catch(() => null);
      if (form.getValues('postCode') !== postCode || (!found && isOwn())) return;
      if (found?.town) own.current.likely = [];
      if (found?.town) return fill(found.town, postCode);
      if (isOwn()) form.setValue('city', '', { shouldDirty: true });
      offer(found?.likely ?? []);
    }

    const { unsubscribe } = form.watch((_, { name, type }) => {
      // React-hook-form sets a type only for changes by the visitor.
      if (type !== 'change') return;
      if (name === 'postCode') void lookUp(form.getValues('postCode'));
      if (name !== 'city') return;
      own.current.filled = '';
      offer(own.current.likely);
    });
    return unsubscribe;
  }, [form, country, language]);

  if (shown?.kind === 'filled') return { ...shown, undo };
  if (shown?.kind === 'offered') return { ...shown, choose, focus };
  return shown as TownHint | null;

  function undo() {
    Object.assign(own.current, { filled: '', declined: form.getValues('postCode') });
    form.setValue('city', '', { shouldDirty: true });
    setShown(null);
    focus();
  }

  function choose(name: string) {
    write(name);
    setShown({ kind: 'chosen', name });
    onChoose?.();
  }
}

/** Towns may arrive when the visitor is already in the field: what is typed next replaces the town, and does not follow it. */
function selectIfFocused(town: string) {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.name === 'city' && field.value === town) field.select();
}
