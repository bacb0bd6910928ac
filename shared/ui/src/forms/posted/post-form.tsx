import type { ReactNode } from 'react';

interface Props {
  /** For controls outside the element, which name it in their attribute `form`. */
  id?: string;
  /** `<unit>.<form>`, as the unit's `forms.ts` names it. */
  name: string;
  /** The address of the page with the form. */
  to: string;
  className?: string | undefined;
  /** What the form does with scripts; by default its buttons act themselves. */
  onSubmit?: () => void;
  /** It is posted also with scripts. */
  withScripts?: boolean;
  children?: ReactNode;
}

/** A form that works without scripts: the server sends what its fields say. With scripts nothing is posted. */
export const PostForm = ({ id, name, to, className, onSubmit, withScripts, children }: Props) => (
  <form
    id={id}
    method="post"
    action={to}
    noValidate
    className={className}
    onSubmit={(event) => {
      if (withScripts) return;
      event.preventDefault();
      onSubmit?.();
    }}
  >
    <input type="hidden" name="form" value={name} />
    {children}
  </form>
);
