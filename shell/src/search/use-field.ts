import { useEffect, useRef, useState } from 'react';

interface Options {
  form: HTMLFormElement;
  /** Words to choose from, suggestions first. */
  options: readonly string[];
  onChoose: (name: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Makes a combobox of the field that the server wrote: arrow keys go round the options, Enter takes one, Escape closes. */
export function useField(field: HTMLInputElement, { form, options, onChoose }: Options) {
  // On a slow line the focus may have gone on before this was here.
  const [state, setState] = useState(() => ({ isOpen: field.matches(':focus'), at: -1, typed: field.value }));
  const change = (next: Partial<typeof state>) => setState((now) => ({ ...now, at: -1, ...next }));
  const keys = useRef<(event: KeyboardEvent) => void>(() => {});

  keys.current = (event) => {
    const { isOpen, at } = state;
    const chosen = isOpen ? options[at] : undefined;
    const step = steps[event.key];
    if (event.key === 'Escape' && isOpen) change({ isOpen: false });
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen);
    else if (step) change({ isOpen: true, at: placeAfter(step, isOpen ? at : -1, options.length) });
    else return;
    event.preventDefault();
  };

  useEffect(() => {
    const ended = new AbortController();
    const listen = { signal: ended.signal };
    const open = () => change({ isOpen: true, typed: field.value });
    const handleAway = ({ target }: Event) => {
      if (!form.parentElement?.contains(target as Node)) change({ isOpen: false });
    };
    field.addEventListener('keydown', (event) => keys.current(event), listen);
    for (const kind of ['focus', 'click', 'input']) field.addEventListener(kind, open, listen);
    for (const kind of ['pointerdown', 'focusin']) field.ownerDocument.addEventListener(kind, handleAway, listen);
    // Who comes back from the results finds the page, and not what was open before it.
    field.ownerDocument.defaultView?.addEventListener('pagehide', () => change({ isOpen: false }), listen);
    return () => ended.abort();
  }, [field, form]);

  useCombobox(field, form, state.isOpen && options.length > 0);

  return {
    ...state,
    close: () => change({ isOpen: false }),
    clear() {
      field.value = '';
      change({ typed: '' });
      field.focus();
    },
  };
}

/** What assistive technology has to know is written on the field itself, after everything is drawn. */
function useCombobox(field: HTMLInputElement, form: HTMLFormElement, hasOptions: boolean) {
  useEffect(() => {
    const lists = [...(form.parentElement?.querySelectorAll('[role=listbox]') ?? [])];
    const active = form.parentElement?.querySelector('[role=option][aria-selected=true]');
    const isExpanded = hasOptions && lists.length > 0;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isExpanded));
    setOrRemove(field, 'aria-controls', isExpanded && lists.map(({ id }) => id).join(' '));
    setOrRemove(field, 'aria-activedescendant', isExpanded && active?.id);
  });
}

/** Round the options and the field itself (-1). */
const placeAfter = (step: number, place: number, count: number) => ((place + 1 + step + count + 1) % (count + 1)) - 1;

function setOrRemove(element: Element, name: string, value: string | false | undefined) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
