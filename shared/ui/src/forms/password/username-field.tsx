import { text } from '@odeta/ui';

/** Stands unseen beside a password: password managers look for the name there. */
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
