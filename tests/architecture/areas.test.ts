import { describe, expect, it } from "vitest"

import { areaComplaints, sizeComplaints } from "./areas.ts"

describe("area folders", () => {
  it("every divided layer uses the same area folders", () => {
    expect(areaComplaints(".")).toEqual([])
  })

  it("no folder of src has more than 30 files, stories and CSS modules excluded", () => {
    expect(sizeComplaints(".")).toEqual([])
  })
})
