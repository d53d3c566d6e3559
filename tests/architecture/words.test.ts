import { describe, expect, it } from "vitest"

import { allWordComplaints, wordComplaints, wordPlants } from "./words.ts"

describe("plain words", () => {
  it("comments, test titles and documents use no rejected word", { timeout: 60_000 }, () => {
    expect(allWordComplaints(".")).toEqual([])
  })

  it.for(wordPlants)("reports a rejected word in %s: %s", ([file, text]) => {
    expect(wordComplaints(file, text)).toEqual([`${file}: anew, write again`])
  })

  it.for([
    ["src/a.ts", "/** Renewed. `anew` is a name. */ const anew = 'anew'"],
    ["README.md", "```\nanew\n```"],
  ] as const)("accepts names and code in %s: %s", ([file, text]) => {
    expect(wordComplaints(file, text)).toEqual([])
  })
})
