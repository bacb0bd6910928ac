/** Why a push service refused a message. Contains no endpoint, because whoever knows it can send to the browser. */
export class PushFailure extends Error {
  /** Another attempt would be refused as well. */
  readonly isFinal: boolean;

  constructor(status: number) {
    super(`push service: ${status || 'unreachable'}`);
    this.isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  }
}
