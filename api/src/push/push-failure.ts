/** Why a push service did not take a message. Names no address: who has it can send to the browser. */
export class PushFailure extends Error {
  /** The same message would be refused again. */
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`push service: ${status || 'unreachable'}`);
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}
