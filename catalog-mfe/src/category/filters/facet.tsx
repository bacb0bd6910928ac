import { text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Whether it is closed at first. */
  folded?: boolean;
  children: ReactNode;
}

export const Facet = ({ title, folded = false, children }: Props) => (
  <Accordion title={title} open={!folded}>
    <fieldset>
      <legend className={text.spoken}>{title}</legend>
      {children}
    </fieldset>
  </Accordion>
);
