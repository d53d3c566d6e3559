import { describe, expect, it } from "vitest"

import { areaComplaints, sharedComplaints, sizeComplaints } from "./areas.ts"

describe("area folders", () => {
  it("every layer that is divided into areas uses the same area folders", () => {
    expect(areaComplaints(".")).toEqual([])
  })

  it("shared code of a layer that is divided into areas imports no area", () => {
    expect(sharedComplaints(".")).toEqual([])
  })

  it("no folder of src has more than 30 files, stories and CSS modules excluded", () => {
    expect(sizeComplaints(".")).toEqual([])
  })
})
