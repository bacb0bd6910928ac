import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, javascript, sources } = webpack;

/**
 * The format of a remote's chunks. webpack's own (`array-push`) hands a chunk to whichever build of the unit has the same global variable, so
 * that variable has to differ from build to build, and no chunk stays the same. In this one a chunk says its own file name, which contains
 * the hash of its content, and each build takes the chunks whose files it names: a page may have two versions of a remote, late or as each
 * other's replacement, and they share exactly the chunks that are equal.
 */
export class ChunkFormat {
  constructor(unit) {
    this.queue = `self[${JSON.stringify(`chunks_${unit.name}`)}]`;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('chunk-format', (compilation) => {
      compilation.hooks.additionalChunkRuntimeRequirements.tap('chunk-format', (chunk, requirements) => {
        if (!chunk.hasRuntime()) requirements.add(RuntimeGlobals.chunkCallback);
      });
      const loadsChunks = compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunkHandlers);
      loadsChunks.tap('chunk-format', (chunk, requirements) => {
        requirements.add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new TakeOwnChunks(this.queue));
      });
      const { renderChunk, chunkHash } = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderChunk.tap('chunk-format', (modules, { chunk }) => {
        // Replaced by the hash of what is written, together with the file's name (`realContentHash`).
        const file = compilation.getPath(compilation.outputOptions.chunkFilename, {
          chunk,
          contentHashType: 'javascript',
        });
        const ids = JSON.stringify(chunk.ids);
        const begin = `(${this.queue}=${this.queue}||[]).push([${JSON.stringify(file)},${ids},`;
        return new sources.ConcatSource(begin, modules, '])');
      });
      chunkHash.tap('chunk-format', (chunk, hash) => {
        if (!chunk.hasRuntime()) hash.update(this.queue);
      });
    });
  }
}

/** Runs when the build can load chunks. The array keeps all, for builds that start later. */
class TakeOwnChunks extends RuntimeModule {
  constructor(queue) {
    super('take own chunks', RuntimeModule.STAGE_TRIGGER);
    this.queue = queue;
  }

  generate() {
    const { chunkLoadingGlobal } = this.compilation.outputOptions;
    return `
var all = ${this.queue} = ${this.queue} || [], push = all.push;
var take = ([file, ids, modules]) => {
  if (ids.some((id) => ${RuntimeGlobals.getChunkScriptFilename}(id).split("?")[0] === file)) self[${JSON.stringify(chunkLoadingGlobal)}].push([ids, modules]);
};
all.forEach(take);
all.push = (data) => (take(data), push.call(all, data));`;
  }
}
