/** Something that keeps a command from running and that a person can put right: its message is one clear sentence. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
