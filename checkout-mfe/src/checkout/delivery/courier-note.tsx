import { COURIER_NOTE_LENGTH } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { FieldGrid, freeField, TextField } from '@odeta/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { createCourierNoteStore, isLong } from '../state/courier-note.store.ts';

/** A note for the courier, behind a press, because most orders have none. */
export function CourierNote() {
  const t = useTexts('checkout');
  const store = useStore(createCourierNoteStore);
  const { note, reads } = useSnapshot(store.state);
  const [isOpen, setOpen] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => store.restore(), [store]);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isPressed) place.current?.querySelector('input')?.focus();
  }, [isPressed]);

  if (!isOpen && note === '') {
    return (
      <Button
        kind="text"
        onClick={() => {
          setOpen(true);
          setPressed(true);
        }}
      >
        {t('delivery.note.add')}
      </Button>
    );
  }
  const limit = { count: COURIER_NOTE_LENGTH };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an emptied field must not disappear while the customer types in it
    <div ref={place} onFocus={() => setOpen(true)}>
      <FieldGrid>
        <TextField
          // The stored note is read after the first rendering.
          key={reads}
          label={t('delivery.note.label')}
          help={t('delivery.note.help', limit)}
          autoComplete="off"
          defaultValue={note}
          field={{
            ...freeField('courierNote', isLong(note) ? t('delivery.note.too-long', limit) : null),
            onChange: ({ target }) => store.write(target.value),
          }}
        />
      </FieldGrid>
    </div>
  );
}
