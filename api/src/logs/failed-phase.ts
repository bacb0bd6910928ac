import type { FailedPhase } from '@odeta/node/failure-log';

/** Characters in which the failed file is looked for. */
const MOST_READ = 600;

/** What the shell writes about a remote, and federation about a chunk. Read here, so that pages carry no code for it. */
export function failedPhase(message: string): FailedPhase {
  const [, , file = '', chunk = ''] =
    /^Remote (.*?): .*?(?:([^\s"]+) (?:could not be loaded|answered with)|Loading (?:CSS )?chunk [^(]{0,100}\((?:\w+: )?([^\s)]+))/.exec(
      message.slice(0, MOST_READ),
    ) ?? [];
  const name = (file || chunk).split('/').at(-1) ?? '';
  if (name === '') return /^Remote \S+ of /.test(message) ? 'load' : 'render';
  if (name.startsWith('remote-entry')) return 'entry';
  if (name.startsWith('messages')) return 'texts';
  return /\.css\b/.test(name) ? 'style' : 'chunk';
}
