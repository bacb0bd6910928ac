import { traced } from '@odeta/node/tracing';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import type { Timings } from '../timings/timings.ts';
import type { PageMeasures } from './measure-pages.ts';

/** Counts how long pages of a version take to be rendered here, including their data; those of previews are not counted. */
export function timedRenderer(
  renderer: PageRenderer,
  timings: Pick<Timings, 'add'>,
  measures: Pick<PageMeasures, 'rendered'>,
): PageRenderer {
  return {
    ...renderer,
    async render(order, route, contents, requester) {
      const begunAt = performance.now();
      const unit = route.remote ?? 'shell';
      const render = () => renderer.render(order, route, contents, requester);
      const { traceparent: parent } = requester;
      const page = parent === undefined ? await render() : await traced(`render ${unit}`, { parent }, render);
      const version = order.versions[unit]?.metadata.version;
      if (version !== undefined && order.preview?.state !== 'active') {
        const ms = performance.now() - begunAt;
        timings.add(`${unit}@${version}`, 'server', ms);
        measures.rendered(`${unit}@${version}`, ms);
      }
      return page;
    },
  };
}
