import { buffer } from 'node:stream/consumers';
import { findFreePort } from '@odeta/node/free-port';
import PostalMime, { type Email as ParsedEmail } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The received e-mails, parsed as by a mail program. */
  emails: ParsedEmail[];
  stop(): Promise<void>;
}

export interface MailServerOptions {
  /** Called when an e-mail was received completely, but not answered yet. */
  onData?: (email: ParsedEmail) => Promise<void> | void;
  /** Recipients that it refuses. */
  unknown?: readonly string[];
}

export async function startMailServer({ onData, unknown = [] }: MailServerOptions = {}): Promise<MailServer> {
  const port = await findFreePort();
  const emails: ParsedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, callback) {
      const error = Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 });
      callback(unknown.includes(address) ? error : null);
    },
    onData(stream, _, callback) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(async (email) => {
          await onData?.(email);
          emails.push(email);
        })
        .then(() => callback(), callback);
    },
  });
  // A client that is killed breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
