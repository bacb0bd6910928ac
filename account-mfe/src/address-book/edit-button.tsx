import { useStore } from '@odeta/storefront';
import { Button } from '@odeta/ui';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import classes from './address-book.module.css';
import { createAddressBookStore } from './address-book.store.ts';

/** Opens the form of an address; without scripts the page is requested with it. */
export function EditButton({ id, kind, children }: { id: string; kind?: 'text'; children: ReactNode }) {
  const store = useStore(createAddressBookStore);
  return (
    <form
      method="get"
      action={addresses.addresses.path}
      className={classes.action}
      onSubmit={(event) => {
        event.preventDefault();
        store.edit(id);
      }}
    >
      <input type="hidden" name="edit" value={id} />
      <Button type="submit" {...(kind && { kind })}>
        {children}
      </Button>
    </form>
  );
}
