import type { FastifyInstance } from 'fastify';

export interface Route {
  method: 'GET' | 'POST';
  /** `/api/my-account/orders/:orderId` */
  path: string;
}

const LINE = /^([│ ]*)[├└]── (.+?)(?: \(([A-Z, ]+)\))?$/;
/** Characters of indentation per level of the tree. */
const INDENT = 4;

/** Every route of the running API with a parameter in its path. */
export const parametrisedRoutes = (app: Pick<FastifyInstance, 'printRoutes'>): Route[] =>
  everyRoute(app).filter(({ path }) => /[:*]/.test(path));

/** Every route of the running API. */
export function everyRoute(app: Pick<FastifyInstance, 'printRoutes'>): Route[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? [];
      if (part === '') return [];
      above.splice(indent.length / INDENT);
      above.push(part);
      const path = above.join('').replace(/\/{2,}/g, '/');
      const asked = (['GET', 'POST'] as const).filter((method) => methods.split(', ').includes(method));
      return asked.map((method) => ({ method, path }));
    });
}
