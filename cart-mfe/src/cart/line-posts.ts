/** For a button in a `ChangeForm`: what it posts without scripts. */
export const posts = (name: 'remove' | 'save' | 'quantity', value: string) =>
  ({ type: 'submit', name, value }) as const;
