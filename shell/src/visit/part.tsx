import type { ComponentType } from 'react';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import type { WindowProps } from './parts.ts';

interface Props extends Partial<WindowProps> {
  load: () => Promise<ComponentType<WindowProps>>;
}

const nothing = () => {};

/** Something of a chunk of its own. */
export function Part({ load, open = true, onClose = nothing }: Props) {
  const Loaded = useOnDemand(load, open, onClose);
  return Loaded && <Loaded open={open} onClose={onClose} />;
}
