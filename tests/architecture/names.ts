import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync, Visitor, type ESTree } from "vite"

import { sourceFiles } from "./imports.ts"

/** The cells of the glossary's last column. */
const rejectedCells = (glossary: string): ReadonlyArray<string> =>
  glossary
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => line.split("|").at(-2) ?? "")

/** The words that the glossary rejects. A word with a note in brackets has another meaning and is not checked. */
export const rejectedNames = (glossary: string): ReadonlyArray<string> => {
  const words = rejectedCells(glossary).flatMap((cell) => {
    const inWords = cell.replace(/\([^)]*\)/g, "()").split(",")
    return inWords.map((word) => word.trim()).filter((word) => word !== "")
  })
  const withNote = new Set(
    words.filter((word) => word.endsWith("()")).map((word) => word.slice(0, -2).trim()),
  )
  return [...new Set(words)].filter((word) => !word.endsWith("()") && !withNote.has(word))
}

/** A name's words: `KeptList` and `kept-list.ts` are " kept list ". */
const spaced = (name: string): string =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `

const isPlain = (id: ESTree.BindingPattern | null): id is ESTree.BindingIdentifier =>
  id?.type === "Identifier"

const declaredNames = (file: string, text: string): ReadonlyArray<string> => {
  const names = new Set<string>()
  const add = ({ id }: { readonly id: ESTree.BindingPattern | null }): void => {
    if (isPlain(id)) names.add(id.name)
  }
  const visitor = new Visitor({
    VariableDeclarator: add,
    FunctionDeclaration: add,
    ClassDeclaration: add,
    TSInterfaceDeclaration: add,
    TSTypeAliasDeclaration: add,
  })
  visitor.visit(parseSync(file, text).program)
  return [...names]
}

/** The rejected words in a file's path and in the names that it declares, as `file: name, not word`. */
export const wordsInNames = (
  file: string,
  text: string,
  words: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const path = file.replace(/\.\w+$/, "")
  return [path, ...declaredNames(file, text)].flatMap((name) => {
    const inName = spaced(name)
    return words
      .filter((word) => inName.includes(` ${word.toLowerCase()} `))
      .map((word) => `${file}: ${name}, not ${word}`)
  })
}

const folders = [".ladle", "fixtures", "harness", "src", "tests", "tools"]

/** The rejected words in all names of the project. */
export const allWordsInNames = (root: string): ReadonlyArray<string> => {
  const words = rejectedNames(readFileSync(join(root, "docs/glossary.md"), "utf8"))
  return sourceFiles(root, folders).flatMap((file) =>
    wordsInNames(file, readFileSync(join(root, file), "utf8"), words),
  )
}
