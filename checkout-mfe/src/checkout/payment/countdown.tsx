import { useStorefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { useEffect, useState } from 'react';
import classes from './payment-waiting.module.css';

const SECOND = 1000;
/** Lifetime of a BLIK code in seconds, which is the full ring. */
const WHOLE = 120;
const RADIUS = 53;
const AROUND = 2 * Math.PI * RADIUS;

/** The time left for the confirmation. Screen readers can read it, but it is not announced every second. */
export function Countdown({ until }: { until: string }) {
  const t = useTexts('checkout');
  const left = useSecondsLeft(until);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;

  return (
    <div className={classes.clock}>
      <div className={classes.ring} role="timer" aria-label={t('waiting.left', { time })}>
        <svg viewBox="0 0 112 112" aria-hidden="true">
          <circle cx="56" cy="56" r={RADIUS} className={classes.track} />
          <circle
            cx="56"
            cy="56"
            r={RADIUS}
            className={classes.rest}
            strokeDasharray={AROUND}
            strokeDashoffset={AROUND * (1 - Math.min(left / WHOLE, 1))}
            transform="rotate(-90 56 56)"
          />
        </svg>
        <span className={classNames(text.title36, classes.time)} aria-hidden="true">
          {time}
        </span>
      </div>
      <p role="status" className={classNames(text.size14, text.soft)}>
        {left === 0 && t('waiting.over')}
      </p>
    </div>
  );
}

function useSecondsLeft(until: string) {
  const storefront = useStorefront();
  const count = () => Math.max(0, Math.ceil((Date.parse(until) - nowOf(storefront)) / SECOND));
  const [left, setLeft] = useState(count);
  useEffect(() => {
    const clock = setInterval(() => setLeft(count()), SECOND);
    return () => clearInterval(clock);
  });
  return left;
}
