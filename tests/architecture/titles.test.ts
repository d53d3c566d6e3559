import { describe, expect, it } from "vitest"

import { allTitleComplaints, soundTitles, titleComplaints, titlePlants } from "./titles.ts"

describe("titles of tests", () => {
  it("every title of a test has a subject and words of its own", () => {
    expect(allTitleComplaints(".")).toEqual([])
  })

  it.for(titlePlants)("the titles test reports %s for its %s", ([source, reason]) => {
    expect(titleComplaints("tests/a.test.ts", source)).toEqual([expect.stringContaining(reason)])
  })

  it.for(soundTitles)("the titles test accepts %s", (source) => {
    expect(titleComplaints("tests/a.test.ts", source)).toEqual([])
  })
})
