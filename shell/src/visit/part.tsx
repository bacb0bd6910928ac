import type { Storefront } from '@odeta/storefront';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import type { WindowProps } from '../on-demand/window-props.ts';
import type { WindowName } from './window-names.ts';

export function Part({ name, open, onClose }: WindowProps & { name: WindowName }) {
  const windows = useOnDemand(loadWindows, open, onClose);
  const Loaded = windows?.[name];
  return Loaded && <Loaded open={open} onClose={onClose} />;
}

async function loadWindows(storefront: Storefront) {
  const [{ windows }] = await Promise.all([
    import(/* webpackChunkName: "windows" */ './windows.ts'),
    addLaterTexts(storefront),
  ]);
  return windows;
}
