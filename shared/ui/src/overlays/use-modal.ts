import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

interface Options {
  open: boolean;
  closable: boolean;
  onClose: () => void;
  /** Stores the scroll position of the page. */
  setup: { modalScrollPosition: number };
}

/**
 * Syncs a `<dialog>` with a state. The browser traps the focus, restores it afterwards and makes the rest of the page inert.
 * The content is rendered from the first frame until the closing animation has ended.
 */
export function useModal({ open, closable, onClose, setup }: Options) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const [isFilled, setFilled] = useState(open);
  if (open && !isFilled) setFilled(true);

  // In the effect, not in its cleanup: between the two React restores the focus of before the commit, which would override ours.
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

  // A dialog must be closed while it is still in the document to restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  const askToClose = () => closable && onClose();

  /** Also called when the browser closes the dialog by itself. */
  async function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (open) onClose();
    await Promise.allSettled(currentTarget.getAnimations?.().map(({ finished }) => finished) ?? []);
    if (!currentTarget.open) setFilled(false);
  }

  return {
    isFilled,
    /** Props of the `<dialog>`. Its content covers it, so that a press on the element itself is a press outside of the content. */
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
