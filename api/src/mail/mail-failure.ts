import type { KeyRefusal } from '@odeta/node/refused-keys';

/** Why the mail server refused an e-mail. Leaves out its message, which may contain the recipient's address, because this is logged. */
export class MailFailure extends Error implements KeyRefusal {
  /** The server refuses the recipient permanently. */
  readonly isFinal: boolean;
  readonly refusesKey: boolean;

  constructor({
    code = 'unknown',
    command,
    responseCode = 0,
  }: { code?: string; command?: string; responseCode?: number }) {
    super(['mail server:', code, command, responseCode || ''].filter(Boolean).join(' '));
    // A refused login or sender is an error in the configuration, which an operator can fix: the e-mail is tried again.
    this.refusesKey = code === 'EAUTH';
    this.isFinal = command === 'RCPT TO' && responseCode >= 500;
  }
}
