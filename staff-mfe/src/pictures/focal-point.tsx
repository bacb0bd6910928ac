import { FOCUS_STEP, type Focus, largestFile, uploadedIn } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import classes from './pictures.module.css';

interface Props {
  id: string;
  /** Of the picture. */
  label: string;
  /** `<name>/<view>`. */
  path: string;
  focus: Focus;
  /** Presses may follow one another faster than the page is drawn. */
  onFocus: (next: (former: Focus) => Focus) => void;
}

/** Steps of the arrow keys. */
const moves: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-FOCUS_STEP, 0],
  ArrowRight: [FOCUS_STEP, 0],
  ArrowUp: [0, -FOCUS_STEP],
  ArrowDown: [0, FOCUS_STEP],
};

/** The point of a picture that stays visible where it is cropped: pressed in the whole picture, moved with arrow keys, or set by two sliders. */
export function FocalPoint({ id, label, path, focus, onFocus }: Props) {
  const t = useTexts('staff');
  const { width, height } = uploadedIn(path) ?? {};

  function press({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    // A press of a key has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const pressed = { x: stepOf(((clientX - left) / width) * WHOLE), y: stepOf(((clientY - top) / height) * WHOLE) };
    onFocus(() => pressed);
  }

  function move(event: KeyboardEvent) {
    const way = moves[event.key];
    if (!way) return;
    event.preventDefault();
    onFocus(({ x, y }) => ({ x: stepOf(x + way[0]), y: stepOf(y + way[1]) }));
  }

  return (
    <div className={classes.focus}>
      <button
        type="button"
        className={classes.whole}
        onClick={press}
        onKeyDown={move}
        aria-label={t('pictures.point', { label, x: focus.x, y: focus.y })}
        aria-describedby={`${id}-help`}
      >
        <img src={largestFile(path, 'webp')} width={width} height={height} alt="" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[classes.under, classes.line].map((line) => (
            <path
              key={line}
              className={line}
              d={`M${focus.x} 0V100M0 ${focus.y}H100`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </button>
      <p id={`${id}-help`} className={classes.note}>
        {t('pictures.point-help')}
      </p>
      {(['x', 'y'] as const).map((axis) => (
        <label key={axis} className={classes.slider}>
          <span>
            {t(`pictures.${axis}`, { percent: focus[axis] })}
            <span className={text.spoken}> {label}</span>
          </span>
          <input
            type="range"
            min={0}
            max={WHOLE}
            step={FOCUS_STEP}
            value={focus[axis]}
            autoComplete="off"
            aria-valuetext={`${focus[axis]} %`}
            onChange={({ target: { value } }) => onFocus((former) => ({ ...former, [axis]: Number(value) }))}
          />
        </label>
      ))}
    </div>
  );
}

const WHOLE = 100;

const stepOf = (percent: number) => Math.min(WHOLE, Math.max(0, Math.round(percent / FOCUS_STEP) * FOCUS_STEP));
