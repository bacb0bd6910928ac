/** Why the mail server did not take an e-mail. Its own words may hold the address of the recipient, and are not repeated: this is logged. */
export class MailFailure extends Error {
  /** The server refuses the recipient for good. */
  readonly isFinal: boolean;

  constructor({
    code = 'unknown',
    command,
    responseCode = 0,
  }: { code?: string; command?: string; responseCode?: number }) {
    super(['mail server:', code, command, responseCode || ''].filter(Boolean).join(' '));
    // Of a refused login or sender the operator is to blame, not the recipient.
    this.isFinal = command === 'RCPT TO' && responseCode >= 500;
  }
}
