import { text } from '@odeta/ui';

/** Visually hidden beside a password field: password managers read the user name from it. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      className={text.spoken}
      type="text"
      value={email}
      autoComplete="username"
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
