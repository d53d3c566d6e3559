import { importsOf, sourceFiles } from "./imports.ts"

/** The files of product, harness and fixtures that import each other in a circle, also by a type alone or by `import()`. */
export const circleComplaints = (root: string): ReadonlyArray<string> => {
  const targetsOf = (file: string) => importsOf(root, file).flatMap(({ path }) => path ?? [])
  let left = new Map(sourceFiles(root, ["src", "harness", "fixtures"]).map((file) => [file, targetsOf(file)]))
  for (;;) {
    const imported = new Set([...left.values()].flat())
    // A file of a circle imports one of it, and is imported by one of it.
    const next = new Map(
      [...left].filter(([file, targets]) => imported.has(file) && targets.some((path) => left.has(path))),
    )
    if (next.size === left.size) return [...left.keys()]
    left = next
  }
}
