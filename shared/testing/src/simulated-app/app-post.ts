import type { Carry, Later } from './app-line.ts';

/** Milliseconds until an unanswered message is sent again. */
const RESEND = 2_000;

export interface ShownPage {
  window: { odetaShop?: { receive(text: string): void } } | null;
}

/** Sends the app's messages, and repeats each until the page answers. */
export function createPost({
  shown,
  carry,
  later,
  now,
}: {
  shown: ShownPage;
  carry: Carry;
  later: Later;
  now: () => number;
}) {
  const answers: Record<string, string> = {};
  const unanswered = new Set<string>();
  const last = { sequence: 0 };

  function deliver(text: string) {
    shown.window?.odetaShop?.receive(text);
    return shown.window?.odetaShop ? 'delivered' : 'no page';
  }

  return {
    answers,
    send(type: string, payload: unknown) {
      last.sequence = Math.max(now(), last.sequence + 1);
      const { sequence } = last;
      const id = `app:${type}:${sequence}`;
      const text = JSON.stringify({ version: 1, id, sequence, type, payload });
      const isAnswer = type === 'ack';
      const send = () => {
        if (!isAnswer && !unanswered.has(id)) return;
        carry('to-web', type, text, deliver);
        if (!isAnswer) later(send, RESEND);
      };
      // A newer handshake replaces older ones.
      if (type === 'ready')
        for (const older of unanswered) if (older.startsWith('app:ready:')) unanswered.delete(older);
      if (!isAnswer) unanswered.add(id);
      send();
      return id;
    },
    settle({ of, outcome, reason }: { of: string; outcome: string; reason?: string }) {
      unanswered.delete(of);
      answers[of] = outcome;
      return reason ? `${outcome}: ${reason}` : outcome;
    },
  };
}
