import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface MailConfig {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  DATA_DIR: string;
}

/** Where the shop's letters go. */
export interface Mailer {
  /** Throws when the letter was not taken. */
  send(letter: Letter): Promise<void>;
  /** The folder of letters that go nowhere; `null` when they are sent. */
  readonly folder: string | null;
}

/** Milliseconds; a mail server that says nothing must not hold a visitor. */
const PATIENCE = 8_000;

/** Sends by SMTP where a server is named; otherwise every letter is kept as a file, to be read by whoever tries the shop. */
export function createMailer({ SMTP_URL, MAIL_FROM, DATA_DIR }: MailConfig) {
  return SMTP_URL ? smtpMailer(SMTP_URL, MAIL_FROM) : folderMailer(path.join(DATA_DIR, 'mail'), MAIL_FROM);
}

function smtpMailer(url: string, from: string): Mailer {
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = createTransport({ url, ...patience }, { from });
  return { folder: null, send: async (letter) => void (await transport.sendMail(letter)) };
}

/** Each letter whole, as a mail server would get it, in a file named by its time. */
function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  return {
    folder,
    async send(letter) {
      const { message, messageId } = await transport.sendMail(letter);
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${messageId.replace(/[^\w-]/g, '').slice(0, 12)}`;
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${name}.eml`), message);
      await writeFile(path.join(folder, `${name}.json`), JSON.stringify(letter, null, 2));
    },
  };
}
