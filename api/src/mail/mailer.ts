import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Unsubscribe } from './email-view.ts';
import { MailFailure } from './mail-failure.ts';

export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  attachments?: readonly { filename: string; content: string | Buffer; contentType: string }[];
  /** How its recipient leaves the mailing list that it belongs to. */
  unsubscribe?: Unsubscribe;
  /** The address for replies; by default the sender's. */
  replyTo?: string;
}

export interface Email extends EmailContent {
  /** Identifies the event that it is about: an e-mail that is sent twice has the same `Message-ID`. */
  key: string;
  to: string;
}

interface MailConfig {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  DATA_DIR: string;
}

export interface Mailer {
  /** Throws a `MailFailure` when the mail server refuses the e-mail. */
  send(email: Email): Promise<void>;
  /** Whether its server has failed repeatedly and is not asked for the moment. */
  isResting?(): boolean;
  /** The folder in which e-mails are stored instead of being sent; `null` when they are sent. */
  readonly folder: string | null;
}

/** Milliseconds until an unresponsive mail server is given up, per step and in total. */
const STEP_LIMIT = 8_000;
const LIMIT = 20_000;

/** Sends by SMTP if a server is configured; otherwise stores every e-mail as a file, for people who try out the shop. */
export function createMailer({ SMTP_URL, MAIL_FROM, DATA_DIR }: MailConfig): Mailer {
  return SMTP_URL ? smtpMailer(SMTP_URL, MAIL_FROM) : folderMailer(path.join(DATA_DIR, 'mail'), MAIL_FROM);
}

function smtpMailer(url: string, from: string): Mailer {
  const limits = { connectionTimeout: STEP_LIMIT, greetingTimeout: STEP_LIMIT, socketTimeout: STEP_LIMIT };
  const transport = createTransport({ url, ...limits }, { from });
  return {
    folder: null,
    async send(email) {
      try {
        await transport.sendMail({ ...messageOf(email, from), signal: AbortSignal.timeout(LIMIT) });
      } catch (error) {
        throw new MailFailure(error as object);
      }
    },
  };
}

/** Stores each e-mail as a mail server would receive it, in a file named by its key. */
function folderMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });

  /** Atomically, so that readers see the old or the new file. */
  async function replace(name: string, content: string | Buffer) {
    const draft = path.join(folder, `.${name}`);
    await writeFile(draft, content);
    await rename(draft, path.join(folder, name));
  }

  return {
    folder,
    async send(email) {
      const { message } = await transport.sendMail(messageOf(email, from));
      const name = email.key.replace(/[^\w-]/g, '-');
      await mkdir(folder, { recursive: true });
      await replace(`${name}.eml`, message as Buffer);
      await replace(`${name}.json`, JSON.stringify({ ...email, attachments: readable(email) }, null, 2));
    },
  };
}

/** As Base64: a list of its bytes would take longer to write than the e-mail. */
const readable = ({ attachments = [] }: EmailContent) =>
  attachments.map((file) => ({ ...file, content: Buffer.from(file.content).toString('base64') }));

const messageOf = ({ key, to, replyTo, unsubscribe, attachments = [], ...content }: Email, from: string) => ({
  ...content,
  attachments: [...attachments],
  ...(replyTo !== undefined && { replyTo: addressOf(replyTo) }),
  messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domainOf(from)}>`,
  to: addressOf(to),
  // RFC 3834: keeps automatic replies away.
  headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && unsubscribeHeaders(unsubscribe)) },
});

/** RFC 2369 and RFC 8058. The message by e-mail contains the link, for the employee who reads it; a shop may have no address for it. */
function unsubscribeHeaders({ url, address }: Unsubscribe) {
  const message = address && `, <mailto:${address}?subject=unsubscribe&body=${encodeURIComponent(url)}>`;
  return { 'List-Unsubscribe': `<${url}>${message}`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** An object and not a text, in which a comma would start a second recipient. */
const addressOf = (address: string) => ({ name: '', address });

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
