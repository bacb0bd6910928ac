import { useTexts } from '@odeta/storefront/i18n';
import { useLazyPart } from '@odeta/ui/lazy';
import { type SyntheticEvent, useState } from 'react';

/** A part of the page, loaded when it is first opened. Its opener can be a link that works without scripts. */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const t = useTexts('catalog');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { part } = useLazyPart(load, isOpen, { message: t('part-failed'), revert: close });

  function open(event: SyntheticEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return { part, isOpen: isOpen && part !== null, open, close };
}
