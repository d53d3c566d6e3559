import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type ESTree, parseSync, Visitor } from "vite"

import { sourceFiles } from "./imports.ts"

const isFunction = (
  node: ESTree.Node | undefined,
): node is ESTree.ArrowFunctionExpression | ESTree.Function =>
  node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression"

/** The write of an atom that also has a derived value: it takes a value or an event, and returns no promise. */
const isAct = (write: ESTree.Node | undefined): boolean =>
  isFunction(write) && (write.params.length < 3 || write.async)

/** Every atom whose write is neither the setting of its value nor an event, as `file:line: reason`. */
export const writeComplaints = (root: string): ReadonlyArray<string> =>
  sourceFiles(root, ["src"]).flatMap((file) => {
    const complaints: Array<string> = []
    const text = readFileSync(join(root, file), "utf8")
    new Visitor({
      CallExpression: ({ callee, arguments: [read, write], start }) => {
        if (callee.type !== "Identifier" || callee.name !== "atom") return
        if (!isFunction(read) || !isAct(write)) return
        const line = text.slice(0, start).split("\n").length
        complaints.push(`${file}:${line}: an act has an atom of its own`)
      },
    }).visit(parseSync(file, text).program)
    return complaints
  })
