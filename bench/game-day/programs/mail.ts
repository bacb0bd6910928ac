import { createServer, type Server, type Socket } from 'node:net';
import { findFreePort } from '@odeta/node/free-port';

export interface MailServer {
  port: number;
  /** How many e-mails it has received. */
  count(): number;
  close(): void;
}

/** Accepts every e-mail, and counts them. */
export async function startMailServer(): Promise<MailServer> {
  const port = await findFreePort();
  const received = { count: 0 };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    talk(socket, () => {
      received.count += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    count: () => received.count,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const END_OF_EMAIL = '\r\n.\r\n';

function talk(socket: Socket, onEmail: () => void) {
  const state = { text: '', isEmail: false };
  socket.write('220 game day\r\n');
  socket.setEncoding('latin1').on('data', (text: string) => {
    state.text += text;
    for (let end = endOf(state); end > 0; end = endOf(state)) {
      const line = state.text.slice(0, end);
      state.text = state.text.slice(end);
      if (state.isEmail) onEmail();
      socket.write(state.isEmail ? '250 kept\r\n' : answerTo(line));
      state.isEmail = !state.isEmail && /^data/i.test(line);
      if (/^quit/i.test(line)) socket.end();
    }
  });
}

/** Where the next command or e-mail ends; 0 if it has not arrived yet. */
function endOf({ text, isEmail }: { text: string; isEmail: boolean }): number {
  const mark = isEmail ? END_OF_EMAIL : '\r\n';
  const at = text.indexOf(mark);
  return at < 0 ? 0 : at + mark.length;
}

function answerTo(line: string): string {
  if (/^data/i.test(line)) return '354 go on\r\n';
  return /^quit/i.test(line) ? '221 bye\r\n' : '250 ok\r\n';
}
