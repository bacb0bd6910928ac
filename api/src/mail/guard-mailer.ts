import type { Circuit, CircuitOptions } from '@odeta/node/circuits';
import { MailFailure } from './mail-failure.ts';
import type { Mailer } from './mailer.ts';

/** An e-mail may take 20 seconds. Whoever tries is the next e-mail that is due, so that the others keep their attempts. */
export const mailCircuit: CircuitOptions = {
  calls: 3,
  windowSeconds: 90,
  retrySeconds: 15,
  isFault: (error) => !(error instanceof MailFailure && error.isFinal),
};

/** The mail server behind its circuit. While it is open, no e-mail is taken out of the outbox. */
export const guardMailer = (mail: Mailer, circuit: Circuit): Mailer => ({
  ...mail,
  send: (email) => circuit.run(() => mail.send(email)),
  isResting: circuit.isOpen,
});
