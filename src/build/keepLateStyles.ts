/** What is used of webpack's compiler. */
interface Compiler {
  hooks: { compilation: { tap: (name: string, callback: (compilation: Compilation) => void) => void } }
}

interface Compilation {
  chunks: Iterable<Chunk>
  chunkGraph: {
    getChunkModulesIterableBySourceType: (chunk: Chunk, type: string) => Iterable<object> | undefined
    connectChunkAndModule: (chunk: Chunk, module: object) => void
    disconnectChunkAndModule: (chunk: Chunk, module: object) => void
  }
  hooks: { optimizeChunks: { tap: (options: { name: string; stage: number }, callback: () => void) => void } }
}

interface Chunk {
  name?: string
  /** Whether every page begins with it. */
  canBeInitial: () => boolean
  groupsIterable: Iterable<ChunkGroup>
}

interface ChunkGroup {
  name?: string
  chunks: Chunk[]
  parentsIterable: Iterable<ChunkGroup>
  getModulePostOrderIndex: (module: object) => number | undefined
  setModulePostOrderIndex: (module: object, index: number) => void
}

const name = "keepLateStyles"

/** After webpack has taken out what a page has already, before it moves what pages share into files of their own. */
const stage = -1

/** Behind all that the page itself imports. */
const behind = 1_000_000

/** Takes styles out of all pages, and gives them to the chunk that all begin with. */
const keepOnce = (styles: object, chunk: Chunk, { chunks, chunkGraph }: Compilation) => {
  for (const other of chunks) if (other !== chunk) chunkGraph.disconnectChunkAndModule(other, styles)
}

/** Hands the styles of a late chunk on to those that hold it. */
const handOn = (late: Chunk, styles: object, compilation: Compilation) => {
  const { chunkGraph } = compilation
  chunkGraph.disconnectChunkAndModule(late, styles)
  for (const group of late.groupsIterable)
    for (const holder of group.parentsIterable) {
      const chunk = holder.chunks.find((candidate) => candidate.name === holder.name)
      if (!chunk) throw new Error(`The styles of ${late.name} have no page to go to`)
      chunkGraph.connectChunkAndModule(chunk, styles)
      holder.setModulePostOrderIndex(styles, behind + (group.getModulePostOrderIndex(styles) ?? 0))
      if (chunk.canBeInitial()) keepOnce(styles, chunk, compilation)
    }
}

const stylesIn = (chunk: Chunk, { chunkGraph }: Compilation) => [
  ...(chunkGraph.getChunkModulesIterableBySourceType(chunk, "css/mini-extract") ?? []),
]

/**
 * A webpack plugin. The HTML of a part whose script is fetched late (`latePart`) is there from the start, so its styles
 * must be, too: they go to the page that holds it, or to the frame, behind their own.
 */
export const keepLateStyles = {
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap(name, (compilation) =>
      compilation.hooks.optimizeChunks.tap({ name, stage }, () => {
        for (const late of [...compilation.chunks].filter((chunk) => chunk.name?.startsWith("late-")))
          for (const styles of stylesIn(late, compilation)) handOn(late, styles, compilation)
      }),
    ),
}
