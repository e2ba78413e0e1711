import { fileURLToPath } from 'node:url'

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Names a build file for whatever a module imports at once; none for the rest. `root`: from the project's folder. */
export function neededBy(name: string, root: string): (id: string, graph: Graph) => string | null {
  let needed: ReadonlySet<string> | null = null
  return (id, graph) => {
    needed ??= importsOf(fileURLToPath(new URL(`../${root}`, import.meta.url)), graph)
    return needed.has(id) ? name : null
  }
}

function importsOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importsOf(imported, graph, seen)
  return seen
}
