import { type ComponentProps, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';

/** Further attempts to load a picture that failed, each after some milliseconds. */
const RETRIES = 2;
const RETRY_AFTER = 4_000;

interface Props extends Omit<ComponentProps<'img'>, 'ref' | 'onLoad' | 'onError'> {
  /** Added while it cannot be shown. */
  failedClass?: string | undefined;
}

/** An image that is loaded again when that failed: after some seconds, and when the connection returns. */
export const RetriedImage = (props: Props) => <Image key={props.src} {...props} />;

function Image({ failedClass, className, alt, ...props }: Props) {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!failed) return undefined;
    const again = () => setAttempt(attempt + 1);
    const timer = attempt < RETRIES ? setTimeout(again, RETRY_AFTER) : undefined;
    globalThis.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', again);
    };
  }, [failed, attempt]);

  return (
    <img
      key={attempt}
      {...props}
      alt={alt}
      ref={(image) => {
        // Loading may have failed before hydration, when there was no `onError` yet.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
      }}
      className={classNames(className, failed && failedClass)}
      onLoad={() => setFailed(false)}
      onError={() => setFailed(true)}
    />
  );
}
