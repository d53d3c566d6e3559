import { importsOf, sourceFiles } from "./imports.ts"

type Graph = ReadonlyMap<string, ReadonlyArray<string>>

/** The imports between the files of `src`, types and `import()` included. */
const graphOf = (root: string): Graph => {
  const files = new Set(sourceFiles(root, ["src"]))
  const targets = (file: string) =>
    importsOf(root, file).flatMap(({ path }) => (path !== undefined && files.has(path) ? [path] : []))
  return new Map([...files].map((file) => [file, targets(file)]))
}

/** The shortest way from a file back to itself; undefined without one. */
const circleOf = (graph: Graph, file: string): ReadonlyArray<string> | undefined => {
  const seen = new Set<string>()
  let ways: ReadonlyArray<ReadonlyArray<string>> = [[file]]
  while (ways.length > 0) {
    const next: Array<ReadonlyArray<string>> = []
    for (const way of ways) {
      for (const target of graph.get(way.at(-1) ?? "") ?? []) {
        if (target === file) return way
        if (!seen.has(target)) next.push([...way, target])
        seen.add(target)
      }
    }
    ways = next
  }
  return undefined
}

/** Files that import each other in a circle, also by a type alone or by `import()`, as `a > b > a`. */
export const circleComplaints = (root: string): ReadonlyArray<string> => {
  const graph = graphOf(root)
  return [...graph.keys()].flatMap((file) => {
    const circle = circleOf(graph, file)
    const isFirst = circle?.every((each) => each >= file) === true
    return circle !== undefined && isFirst ? [[...circle, file].join(" > ")] : []
  })
}
