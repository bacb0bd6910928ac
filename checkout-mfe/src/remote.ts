import type { RemoteModule } from '@odeta/storefront';
import { messages } from './messages/index.ts';
import { routes } from './routes.tsx';

export const remote = { name: 'checkout', routes, messages } satisfies RemoteModule<'checkout'>;
