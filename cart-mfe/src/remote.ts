import type { RemoteModule } from '@odeta/storefront';
import { messages } from './messages/index.ts';
import { routes } from './routes.tsx';

export const remote = { name: 'cart', routes, messages } satisfies RemoteModule<'cart'>;
