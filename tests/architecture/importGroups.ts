import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { parseSync } from "vite"

import { sourceFiles } from "./imports.ts"

const folders = ["src", "fixtures", "harness", "tools", ".ladle", "tests"]

const groups = ["packages", "own modules by #", "neighbours by a relative path"]

const groupOf = (specifier: string): number => {
  if (specifier.startsWith(".")) return 2
  return specifier.startsWith("#") ? 1 : 0
}

/** The part of the project that a file belongs to: a layer of `src`, or a top-level folder. */
const partOf = (path: string): string => path.split("/", path.startsWith("src/") ? 2 : 1).join("/")

interface Line {
  readonly specifier: string
  readonly start: number
  readonly end: number
  readonly isNamespace: boolean
  readonly isNamed: boolean
}

const linesOf = (file: string, text: string): ReadonlyArray<Line> =>
  parseSync(file, text).module.staticImports.map(({ moduleRequest, entries, start, end }) => ({
    specifier: moduleRequest.value,
    start,
    end,
    isNamespace: entries.some(({ importName }) => importName.kind === "NamespaceObject"),
    isNamed: entries.some(({ importName, isType }) => importName.kind === "Name" && !isType),
  }))

const orderComplaint = (text: string, before: Line, line: Line): string | undefined => {
  const [last, group] = [groupOf(before.specifier), groupOf(line.specifier)]
  if (group < last) return `${line.specifier}: ${groups[group]} come before ${groups[last]}`
  const hasBlank = /\n\s*\n/.test(text.slice(before.end, line.start))
  if (group > last && !hasBlank) return `${line.specifier}: a blank line stands before ${groups[group]}`
  return group === last && hasBlank ? `${line.specifier}: a group has no blank lines` : undefined
}

const placeComplaint = (file: string, { specifier }: Line): string | undefined => {
  if (!specifier.startsWith(".")) return undefined
  const isInside = partOf(posix.join(posix.dirname(file), specifier)) === partOf(file)
  return isInside ? undefined : `${specifier}: a relative path leaves ${partOf(file)}`
}

const twiceComplaint = (lines: ReadonlyArray<Line>, line: Line): string | undefined => {
  const others = lines.filter(({ specifier, isNamed }) => specifier === line.specifier && isNamed)
  return line.isNamespace && others.length > 0
    ? `${line.specifier}: a file takes a module as a namespace or by names, not both`
    : undefined
}

/** Imports that are in the wrong group, or leave their part by a relative path. */
export const importComplaints = (file: string, text: string): ReadonlyArray<string> => {
  const lines = linesOf(file, text)
  return lines
    .flatMap((line, index) => {
      const before = lines[index - 1]
      return [
        before === undefined ? undefined : orderComplaint(text, before, line),
        placeComplaint(file, line),
        twiceComplaint(lines, line),
      ]
    })
    .filter((complaint) => complaint !== undefined)
    .map((complaint) => `${file}: ${complaint}`)
}

export const allImportComplaints = (root: string): ReadonlyArray<string> =>
  sourceFiles(root, folders).flatMap((file) => importComplaints(file, readFileSync(join(root, file), "utf8")))
