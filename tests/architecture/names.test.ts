import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { allWordsInNames, rejectedNames, wordsInNames } from "./names.ts"

const glossary = `
| Concept | Word   | Not                                   |
| ------- | ------ | ------------------------------------- |
| value   | stored | kept, wanted page, last (a position)  |
| vendor  | vendor | provider                              |
| login   | provider | vendor (a company, by its games)    |
| games   | vendor | last                                  |
`

const words = rejectedNames(glossary)

describe("words in names", () => {
  it("files and declarations have no name that the glossary rejects", { timeout: 60_000 }, () => {
    expect(allWordsInNames(".")).toEqual([])
  })

  it("the glossary rejects words in names, but none that has a note in brackets", () => {
    expect(words).toEqual(["kept", "wanted page", "provider"])
    expect(rejectedNames(readFileSync("docs/glossary.md", "utf8"))).toContain("kept")
  })

  it.for([
    ["src/keptList.ts", "", "src/keptList"],
    ["src/a.ts", "const keptList = 1", "keptList"],
    ["src/a.ts", "export const listKept = () => 1", "listKept"],
    ["src/a.ts", "function kept() {}", "kept"],
    ["src/a.ts", "interface KeptList {}", "KeptList"],
    ["src/a.ts", "type AllKept = string", "AllKept"],
    ["src/a.tsx", "class Kept {}", "Kept"],
  ] as const)("the words test reports a rejected word in %s: %s", ([file, text, name]) => {
    expect(wordsInNames(file, text, words)).toEqual([`${file}: ${name}, not kept`])
  })

  it("the words test reports a rejected term of two words", () => {
    expect(wordsInNames("src/a.ts", "const wantedPageAtom = 1", words)).toEqual([
      "src/a.ts: wantedPageAtom, not wanted page",
    ])
  })

  it.for([
    ["src/a.ts", "const unkempt = { kept: 1 }"],
    ["src/a.ts", "const text = 'kept' // kept"],
    ["src/lastPage.ts", "const lastPage = 1"],
  ] as const)("the words test accepts keys, texts and words with a note in %s: %s", ([file, text]) => {
    expect(wordsInNames(file, text, words)).toEqual([])
  })
})
