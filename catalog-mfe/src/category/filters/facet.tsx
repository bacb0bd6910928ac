import { text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Closed when it comes. */
  folded?: boolean;
  children: ReactNode;
}

/** A group of filters under its name. */
export const Facet = ({ title, folded = false, children }: Props) => (
  <Accordion title={title} open={!folded}>
    <fieldset>
      <legend className={text.spoken}>{title}</legend>
      {children}
    </fieldset>
  </Accordion>
);
