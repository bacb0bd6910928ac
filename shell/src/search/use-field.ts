import { useCombobox } from '@odeta/ui/forms';
import { useEffect, useRef, useState } from 'react';

interface Options {
  form: HTMLFormElement;
  /** Words to choose from, suggestions first. */
  options: readonly string[];
  onChoose: (name: string) => void;
}

/** Makes a combobox of the field that the server wrote. */
export function useField(field: HTMLInputElement, { form, options, onChoose }: Options) {
  const [typed, setTyped] = useState(field.value);
  // On a slow line the focus may have gone on before this was here.
  const combobox = useCombobox({ options, onChoose, isOpenAtFirst: field.matches(':focus') });
  const current = useRef(combobox);
  current.current = combobox;

  useEffect(() => {
    const ended = new AbortController();
    const listen = { signal: ended.signal };
    const close = () => current.current.close();
    const open = () => {
      current.current.open();
      setTyped(field.value);
    };
    const handleAway = ({ target }: Event) => {
      if (!form.parentElement?.contains(target as Node)) close();
    };
    field.addEventListener('keydown', (event) => current.current.handleKey(event), listen);
    for (const kind of ['focus', 'click', 'input']) field.addEventListener(kind, open, listen);
    for (const kind of ['pointerdown', 'focusin']) field.ownerDocument.addEventListener(kind, handleAway, listen);
    // Who comes back from the results finds the page, and not what was open before it.
    field.ownerDocument.defaultView?.addEventListener('pagehide', close, listen);
    // Somebody may have typed since this was drawn.
    setTyped(field.value);
    return () => ended.abort();
  }, [field, form]);

  useRoles(field, form, combobox.isExpanded);

  return {
    isOpen: combobox.isOpen,
    at: combobox.at,
    typed,
    close: combobox.close,
    clear() {
      field.value = '';
      setTyped('');
      field.focus();
    },
  };
}

/** What assistive technology has to know is written on the field itself, after everything is drawn. */
function useRoles(field: HTMLInputElement, form: HTMLFormElement, hasOptions: boolean) {
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

function setOrRemove(element: Element, name: string, value: string | false | undefined) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
