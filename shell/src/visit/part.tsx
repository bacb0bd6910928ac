import type { ComponentType } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import type { WindowProps } from '../on-demand/window-props.ts';

interface Props extends WindowProps {
  load: () => Promise<ComponentType<WindowProps>>;
}

/** A window, whose code is of a chunk of its own. */
export function Part({ load, open, onClose }: Props) {
  const Loaded = useOnDemand(load, open, onClose);
  return Loaded && <Loaded open={open} onClose={onClose} />;
}
