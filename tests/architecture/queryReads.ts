import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type ESTree, parseSync, Visitor } from "vite"

import { importsOf, sourceFiles } from "./imports.ts"

type Call = ESTree.CallExpression

interface Span {
  readonly start: number
  readonly end: number
}

/** A `get(x)` of the file: what it reads, and whether it is in a write or an effect. */
interface Read {
  readonly name: string
  readonly start: number
  readonly isLater: boolean
}

interface Source {
  readonly file: string
  readonly text: string
  /** The top-level constants, and whether one makes a query. */
  readonly constants: ReadonlyMap<
    string,
    { readonly isQuery: boolean; readonly reads: ReadonlyArray<string> }
  >
  readonly reads: ReadonlyArray<Read>
}

/** The makers of atoms whose functions run in a write or in an effect. */
const makers = ["actionAtom", "machineAtom", "machineInstance", "moneyMove", "sentForm"]

const calledName = ({ callee }: Call): string => (callee.type === "Identifier" ? callee.name : "")

const nameOf = (node: ESTree.Node | undefined): string | undefined => {
  if (node?.type === "Identifier") return node.name
  return node?.type === "CallExpression" ? nameOf(node.callee) : undefined
}

/** `get(x)`, `tools.get(x)`, or a function that takes `get`. */
const readName = (call: Call): string | undefined => {
  const { callee, arguments: given } = call
  const isOfTools =
    callee.type === "MemberExpression" &&
    nameOf(callee.object) === "tools" &&
    nameOf(callee.property) === "get"
  if (isOfTools || calledName(call) === "get") return nameOf(given[0])
  return given.some((argument) => nameOf(argument) === "get" && argument.type === "Identifier")
    ? calledName(call)
    : undefined
}

const contains = (outer: Span, start: number): boolean => outer.start <= start && start < outer.end

const read = (root: string, file: string): Source => {
  const text = readFileSync(join(root, file), "utf8")
  const derived: Array<Span> = []
  const later: Array<Span> = []
  const queries: Array<number> = []
  const found: Array<{ readonly name: string; readonly start: number }> = []
  const { program } = parseSync(file, text)
  new Visitor({
    CallExpression: (call) => {
      const name = readName(call)
      if (name !== undefined && name !== "") found.push({ name, start: call.start })
      const called = calledName(call)
      if (called === "queryAtom") {
        queries.push(call.start)
        derived.push(...call.arguments)
      }
      if (called === "atom") {
        derived.push(...call.arguments.slice(0, 1))
        later.push(...call.arguments.slice(1))
      }
      if (makers.includes(called)) later.push(...call.arguments)
    },
  }).visit(program)
  const isLater = (start: number): boolean => {
    const sizeOf = (spans: ReadonlyArray<Span>) =>
      Math.min(...spans.filter((span) => contains(span, start)).map((span) => span.end - span.start))
    return sizeOf(later) < sizeOf(derived)
  }
  const reads = found.map((one) => ({ ...one, isLater: isLater(one.start) }))
  const constants = program.body
    .map((node) => (node.type === "ExportNamedDeclaration" ? node.declaration : node))
    .flatMap((node) => (node?.type === "VariableDeclaration" ? node.declarations : []))
    .flatMap((node) => {
      const own = reads.filter(({ start, isLater }) => contains(node, start) && !isLater)
      const isQuery = queries.some((start) => contains(node, start))
      return node.id.type === "Identifier"
        ? [[node.id.name, { isQuery, reads: own.map(({ name }) => name) }] as const]
        : []
    })
  return { file, text, constants: new Map(constants), reads }
}

/** Every read of a query's value in a write atom or an effect, as `file:line: reason`. */
export const queryReadComplaints = (root: string): ReadonlyArray<string> => {
  const sources = sourceFiles(root, ["src/atoms"]).map((file) => read(root, file))
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const imports = new Map(
    sources.map(({ file }) => [
      file,
      new Map(
        importsOf(root, file).flatMap(({ path, names }) => names.map((name) => [name, path ?? ""] as const)),
      ),
    ]),
  )
  const isQueried = (file: string, name: string, seen: ReadonlyArray<string> = []): boolean => {
    const id = `${file}#${name}`
    if (seen.includes(id)) return false
    const own = byFile.get(file)?.constants.get(name)
    if (own !== undefined)
      return own.isQuery || own.reads.some((inner) => isQueried(file, inner, [...seen, id]))
    const from = imports.get(file)?.get(name)
    return from !== undefined && from !== file && byFile.has(from) && isQueried(from, name, [...seen, id])
  }
  return sources.flatMap(({ file, text, reads }) =>
    reads
      .filter(({ name, isLater }) => isLater && isQueried(file, name))
      .map(({ name, start }) => {
        const line = text.slice(0, start).split("\n").length
        return `${file}:${line}: ${name} is a query, which may not be loaded`
      }),
  )
}
