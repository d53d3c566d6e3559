import { readFileSync } from "node:fs"
import { join } from "node:path"

import { importsOf, sourceFiles } from "./imports.ts"

export type Dictionary = Readonly<Record<string, string>>

const places = (text: string): string => [...new Set(text.match(/\{\{[^{}]+\}\}/g) ?? [])].sort().join(" ")

const withoutPluralForm = (key: string): string => key.replace(/_(one|other)$/, "")

/** Whether a language may omit a text: languages with one plural form need no `_one`. */
const isSingular = (key: string, texts: Dictionary): boolean =>
  key.endsWith("_one") && `${withoutPluralForm(key)}_other` in texts

/** The differences between a dictionary and English: keys, `{{placeholders}}`, empty texts. */
export const dictionaryComplaints = (
  name: string,
  texts: Dictionary,
  english: Dictionary,
): ReadonlyArray<string> => [
  ...Object.keys(english).flatMap((key) =>
    key in texts || isSingular(key, texts) ? [] : [`${name} lacks ${key}`],
  ),
  ...Object.entries(texts).flatMap(([key, text]) => {
    const original = english[key]
    if (original === undefined) return [`${name} has ${key}, which en has not`]
    if (text.trim() === "") return [`${name}: ${key} is empty`]
    const differs = places(text) !== places(original)
    return differs ? [`${name}: ${key} has places "${places(text)}" instead of "${places(original)}"`] : []
  }),
]

/** Texts that `src` does not use. */
export const unusedTexts = (root: string, english: Dictionary): ReadonlyArray<string> => {
  const source = sourceFiles(root, ["src"])
    .filter((file) => !file.includes(".stories."))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n")
  const named = new Set([...source.matchAll(/["'`]([a-zA-Z]\w*)["'`]/g)].map(([, name]) => name))
  const beginnings = [...source.matchAll(/`([a-z_]+_)\$\{/g)].map(([, beginning]) => beginning ?? "")
  const isUsed = (key: string): boolean => named.has(key) || beginnings.some((each) => key.startsWith(each))
  return Object.keys(english).filter((key) => !isUsed(withoutPluralForm(key)))
}

/** Player protection loads its texts before its components, wherever they are shown. */
const isProtection = (file: string): boolean => file.includes("/protection/")

const components = (root: string, file: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(file) || isProtection(file)) return found
  found.add(file)
  for (const { path = "", isType } of importsOf(root, file))
    if (!isType && /^src\/(pages|ui)\//.test(path)) components(root, path, found)
  return found
}

/** The other texts that a component, and each component that it imports, passes to `t`. */
export const missingTexts = (root: string, component: string, others: Dictionary): ReadonlyArray<string> => {
  const missing = new Set(Object.keys(others).map(withoutPluralForm))
  return [...components(root, component)].flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/\bt\(([^()]*)\)/g)]
      .flatMap(([, call = ""]) => [...call.matchAll(/"(\w+)"/g)].map(([, key = ""]) => key))
      .filter((key) => missing.has(key))
      .map((key) => `${file}: ${key}`),
  )
}
