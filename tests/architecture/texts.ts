import { readFileSync } from "node:fs"
import { join } from "node:path"

import { parseSync, Visitor, type ESTree } from "vite"

import { sourceFiles } from "./imports.ts"

export type Dictionary = Readonly<Record<string, string>>

const places = (text: string): string => [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].sort().join(" ")

/** Where a dictionary differs from the English one: keys, `{{places}}`, empty texts. */
export const dictionaryComplaints = (
  name: string,
  texts: Dictionary,
  english: Dictionary,
): ReadonlyArray<string> => [
  ...Object.keys(english).flatMap((key) => (key in texts ? [] : [`${name} lacks ${key}`])),
  ...Object.entries(texts).flatMap(([key, text]) => {
    const original = english[key]
    if (original === undefined) return [`${name} has ${key}, which en has not`]
    if (text.trim() === "") return [`${name}: ${key} is empty`]
    const differs = places(text) !== places(original)
    return differs ? [`${name}: ${key} has places "${places(text)}" instead of "${places(original)}"`] : []
  }),
]

const isTranslate = ({ callee }: ESTree.CallExpression): boolean => {
  if (callee.type === "Identifier") return callee.name === "t"
  return (
    callee.type === "MemberExpression" &&
    callee.property.type === "Identifier" &&
    callee.property.name === "t"
  )
}

/** Each `t("key")` of `src` whose key English has not, neither as such nor with plural forms. */
export const unknownTexts = (root: string, english: Dictionary): ReadonlyArray<string> =>
  sourceFiles(root, ["src"]).flatMap((file) => {
    const complaints: Array<string> = []
    const visitor = new Visitor({
      CallExpression: (call) => {
        const [key] = call.arguments
        if (!isTranslate(call) || key?.type !== "Literal" || typeof key.value !== "string") return
        if (!(key.value in english) && !(`${key.value}_other` in english))
          complaints.push(`${file}: no text ${key.value}`)
      },
    })
    visitor.visit(parseSync(file, readFileSync(join(root, file), "utf8")).program)
    return complaints
  })
