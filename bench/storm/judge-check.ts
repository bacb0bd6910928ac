import type { Operation } from './deploys.ts';

/** How the check before a deploy answered; `otherwise`: another rule refused first, such as the one about shares beyond 100 %. */
export type Answers = Record<'right' | 'wrong' | 'otherwise', number>;

const isRefused = ({ outcome }: Operation) => /would break|no live unit serves/.test(outcome.text);

/** Compares the answers to what the variants are: those that need what nobody has are refused, all others pass, also broken ones. */
export function judgeCheck(operations: readonly Operation[]) {
  const answers: Record<string, Answers> = {};
  const [missed, refused]: [string[], string[]] = [[], []];
  for (const operation of operations) {
    const { command, variant, outcome } = operation;
    if (!variant || !/^(release|can-deploy|promote) /.test(command)) continue;
    const { name, fault } = variant.kind;
    const breaks = fault === 'incompatible';
    answers[name] ??= { right: 0, wrong: 0, otherwise: 0 };
    if (!isRefused(operation) && outcome.code !== 0) answers[name].otherwise += 1;
    else if (isRefused(operation) === breaks) answers[name].right += 1;
    else {
      answers[name].wrong += 1;
      (breaks ? missed : refused).push(`${command} ${variant.version} (${name}): ${outcome.text}`);
    }
  }
  return { answers, missed, refused };
}
