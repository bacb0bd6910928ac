interface Answer {
  id?: number;
  error?: { message: string };
}

/**
 * Deletes the browser's cookies. A page that is opened with a visitor's cookies in a header sets cookies of its own, which the browser
 * would send instead of the next visitor's.
 */
export async function forgetCookies(port: number): Promise<void> {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const answer = await new Promise<Answer>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Storage.clearCookies' }));
    socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)));
    socket.onerror = () => reject(new Error('The browser cannot be reached'));
  });
  socket.close();
  if (answer.error) throw new Error(answer.error.message);
}
