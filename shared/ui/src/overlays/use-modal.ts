import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

interface Options {
  open: boolean;
  closable: boolean;
  onClose: () => void;
  /** Remembers where the page behind stands. */
  setup: { modalScrollPosition: number };
}

/**
 * Ties a `<dialog>` to a state. The browser keeps the focus inside, gives it back afterwards and makes the rest of the page
 * inert; what stands inside exists from the first frame until the last one of the closing.
 */
export function useModal({ open, closable, onClose, setup }: Options) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const [isFilled, setFilled] = useState(open);
  if (open && !isFilled) setFilled(true);

  // In the body and not in a clean-up: React hands the focus back to where it was before a commit, and this comes after it.
  useLayoutEffect(() => {
    const page = dialog.current?.ownerDocument.defaultView;
    if (!page) return;
    if (open) {
      setup.modalScrollPosition = page.scrollY;
      dialog.current?.showModal();
    } else if (dialog.current?.open) {
      dialog.current.close();
      if (page.scrollY !== setup.modalScrollPosition)
        page.scrollTo({ top: setup.modalScrollPosition, behavior: 'instant' });
    }
  }, [open, setup]);

  // Only a dialog that is still in the page gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const askToClose = () => closable && onClose();

  /** Also comes when the browser closes it by itself. */
  async function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (open) onClose();
    await Promise.allSettled(currentTarget.getAnimations?.().map(({ finished }) => finished) ?? []);
    if (!currentTarget.open) setFilled(false);
  }

  return {
    isFilled,
    /** For the element. Its content covers it, so that a press on the element itself is one beside the content. */
    bindings: {
      ref: dialog,
      closedby: closable ? ('closerequest' as const) : ('none' as const),
      onClose: handleClose,
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        askToClose();
      },
      onPointerDown: (event: PointerEvent) => {
        isPressedBeside.current = event.target === event.currentTarget;
      },
      onClick: (event: MouseEvent) => {
        if (isPressedBeside.current && event.target === event.currentTarget) askToClose();
      },
    },
  };
}
