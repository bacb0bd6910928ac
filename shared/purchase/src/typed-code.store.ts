import { StoredTextSchema, visitStorage } from '@odeta/device/storage';

/** Resolves to `false` if the code is refused, which the form shows. */
type Apply = () => Promise<boolean>;

/**
 * A discount code that was typed and not applied. Stored for the visit under the name of the cart, so that a log-out removes it: what is typed
 * in the cart is also in the checkout.
 */
export function createTypedCodeStore() {
  const storage = visitStorage('cart.typed-code', StoredTextSchema);
  let apply: Apply | null = null;

  return {
    read: () => storage.read() ?? '',

    keep(code: string) {
      if (code === '') storage.forget();
      else storage.keep(code);
    },

    /** The form that can apply the code; returns how to disconnect it. */
    connect(form: Apply) {
      apply = form;
      return () => {
        if (apply === form) apply = null;
      };
    },

    /** Applies the code, so that nobody orders without it. Resolves to `false` if the customer has to see why it is refused. */
    settle: async (): Promise<boolean> => apply === null || apply(),
  };
}
