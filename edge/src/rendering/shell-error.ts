import type { MeasuredVisitor } from '@odeta/node/canary-cookie';

/** There is no page because the shell's own code failed: it threw, was late, or ended its worker, also without a remote. */
export class ShellError extends Error {
  /** Such as `shell@1.5.0`. */
  readonly release: string;
  /** The visitor's canaries, if the page failed before it was known what they get. */
  readonly measured: MeasuredVisitor | undefined;

  constructor(release: string, cause: Error, measured?: MeasuredVisitor) {
    super(cause.message);
    this.name = cause.name;
    if (cause.stack !== undefined) this.stack = cause.stack;
    this.release = release;
    this.measured = measured;
  }
}

/** For `catch`: tells which shell is at fault, and throws on. */
export const ofShell =
  (tell: (error: ShellError) => void) =>
  (error: unknown): never => {
    if (error instanceof ShellError) tell(error);
    throw error;
  };
