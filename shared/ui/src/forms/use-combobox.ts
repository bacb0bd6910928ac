import { type KeyboardEvent, useState } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Faint words after the label. */
  note?: string;
}

interface Options {
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
}

/** Whether the list is open, and which option the keyboard is at; the focus stays in the field. */
export function useCombobox({ options, onChoose }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const active = isOpen ? options[at] : undefined;

  function open(first = -1) {
    setOpen(true);
    setAt(first);
  }

  function close() {
    setOpen(false);
    setAt(-1);
  }

  function choose(option: ComboboxOption) {
    close();
    onChoose(option);
  }

  /** From the field itself (-1) into the list and round. */
  function move(step: 1 | -1) {
    const places = options.length + 1;
    if (isOpen) setAt(((at + 1 + step + places) % places) - 1);
    else open(step === 1 ? 0 : options.length - 1);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && event.altKey) open();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  }

  return { isOpen: isOpen && options.length > 0, active, open, close, choose, handleKey };
}
