import { classNames, text } from '@odeta/ui';
import classes from './track.module.css';

export interface Step {
  name: string;
  /** When it happened or is expected to happen. */
  when: string;
  isDone: boolean;
}

/** The progress of an order or a parcel; the last step that is done is the current one. */
export function Track({ label, steps }: { label: string; steps: readonly Step[] }) {
  const current = steps.findLastIndex(({ isDone }) => isDone);
  return (
    <ol className={classNames(classes.track, text.size13)} aria-label={label}>
      {steps.map(({ name, when, isDone }, place) => (
        <li
          key={name}
          className={classNames(isDone && classes.done)}
          aria-current={place === current ? 'step' : undefined}
        >
          <b className={text.medium}>{name}</b>
          {when}
        </li>
      ))}
    </ol>
  );
}
