import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  className?: string | undefined;
  role?: 'status';
  children: ReactNode;
}

/** Receives the focus when it is mounted, because the element that had it is gone. */
export function Focused({ className, role, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={className} role={role} tabIndex={-1}>
      {children}
    </div>
  );
}
