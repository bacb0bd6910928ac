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
    // A refused login or sender is a wrong configuration, which an operator can repair: the e-mail is tried again.
    this.isFinal = command === 'RCPT TO' && responseCode >= 500;
  }
}
