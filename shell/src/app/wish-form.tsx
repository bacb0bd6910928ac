import { WISH_FORM } from '@odeta/contracts';

/** Hearts of every unit post it without scripts; with scripts they prevent that. */
export const WishForm = ({ page }: { page: string }) => (
  <form id={WISH_FORM} method="post" action={page}>
    <input type="hidden" name="form" value="shell.wish" />
  </form>
);
