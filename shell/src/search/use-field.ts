import { useCombobox } from '@odeta/ui/forms';
import { useEffect, useRef, useState } from 'react';

interface Options {
  form: HTMLFormElement;
  /** All options, suggestions first. */
  options: readonly string[];
  onChoose: (name: string) => void;
}

/** Turns the field that the server rendered into a combobox. */
export function useField(field: HTMLInputElement, { form, options, onChoose }: Options) {
  const [typed, setTyped] = useState(field.value);
  // On a slow connection the focus may have moved on before this code was loaded.
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
    const handleEscape = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || target === field || !current.current.isOpen) return;
      field.focus();
      close();
    };
    field.addEventListener('keydown', (event) => current.current.handleKey(event), listen);
    for (const kind of ['focus', 'click', 'input']) field.addEventListener(kind, open, listen);
    // From the links and buttons of the panel.
    form.parentElement?.addEventListener('keydown', handleEscape, listen);
    for (const kind of ['pointerdown', 'focusin']) field.ownerDocument.addEventListener(kind, handleAway, listen);
    // A page restored from the back/forward cache must not show the open panel.
    field.ownerDocument.defaultView?.addEventListener('pagehide', close, listen);
    // The visitor may have typed since this was rendered.
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

/** Sets the ARIA attributes on the field itself after each render. */
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
