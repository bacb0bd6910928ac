export interface SmsMessage {
  /** International, `+421905123456`. */
  to: string;
  text: string;
}

/** A gateway of SMS. Throws if it does not take the message. */
export type SmsGateway = (message: SmsMessage) => Promise<void>;

/** Sends messages after the response, so that its time does not tell whether there is one. `null`: the shop sends none. */
export type Sms = { send(message: SmsMessage): void } | null;
