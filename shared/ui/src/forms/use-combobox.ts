import { useState } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Faint text after the label. */
  note?: string;
}

interface Options<Option> {
  options: readonly Option[];
  onChoose: (option: Option) => void;
  isOpenAtFirst?: boolean;
}

/** The part of a keyboard event that is used, so that React's and the browser's both fit. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'preventDefault'>;

/** State of a combobox: whether the list is open, and the active option (-1: none). The focus stays in the field. */
export function useCombobox<Option>({ options, onChoose, isOpenAtFirst = false }: Options<Option>) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
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

  function choose(option: Option) {
    close();
    onChoose(option);
  }

  /** Moves through the field and the options, and wraps around at both ends. */
  function move(step: 1 | -1) {
    const places = options.length + 1;
    if (isOpen) setAt(((at + 1 + step + places) % places) - 1);
    else open(step === 1 ? 0 : options.length - 1);
  }

  function handleKey(event: KeyPress) {
    if (event.key === 'ArrowDown' && event.altKey) open();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active !== undefined) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  }

  return { isOpen, isExpanded: isOpen && options.length > 0, at, active, open, close, choose, handleKey };
}
