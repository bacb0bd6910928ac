import { Button } from '@odeta/ui';
import type { ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { OPEN } from './open-parameter.ts';

/** Opens a form of the page; without scripts the page is requested with it. */
export const OpenForm = ({ name, onOpen, children }: { name: string; onOpen: () => void; children: ReactNode }) => (
  <form
    method="get"
    action={addresses.settings.path}
    onSubmit={(event) => {
      event.preventDefault();
      onOpen();
    }}
  >
    <input type="hidden" name={OPEN} value={name} />
    <Button type="submit" kind="secondary">
      {children}
    </Button>
  </form>
);
