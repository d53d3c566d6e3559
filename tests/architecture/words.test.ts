import { describe, expect, it } from "vitest"

import { allWordComplaints, documentsOf, wordComplaints, wordPlants } from "./words.ts"

describe("plain words", () => {
  it("comments, test titles and documents use no rejected word", { timeout: 60_000 }, () => {
    expect(allWordComplaints(".")).toEqual([])
  })

  it.for([".ladle/README.md", "CONTRIBUTING.md", "docs/testing.md", "src/app/boot/README.md"])(
    "the words test reads the document %s",
    (file) => {
      expect(documentsOf(".")).toContain(file)
    },
  )

  it.for(wordPlants)("the words test reports a rejected word in %s: %s", ([file, text]) => {
    expect(wordComplaints(file, text)).toEqual([`${file}: anew, write again`])
  })

  it.for([
    ["src/a.ts", "/** Renewed. `anew` is a name. */ const anew = 'anew'"],
    ["README.md", "```\nanew\n```"],
  ] as const)("the words test accepts names and code in %s: %s", ([file, text]) => {
    expect(wordComplaints(file, text)).toEqual([])
  })
})
