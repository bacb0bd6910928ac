import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  className?: string | undefined;
  role?: 'status';
  children: ReactNode;
}

/** Takes the focus when it appears: what had it is gone. */
export function Focused({ className, role, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={className} role={role} tabIndex={-1}>
      {children}
    </div>
  );
}
