/** An expected error that a person can fix: its message is one clear sentence. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
