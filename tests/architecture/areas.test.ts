import { describe, expect, it } from "vitest"

import { areaComplaints, sharedComplaints } from "./areas.ts"

describe("area folders", () => {
  it("are the same in every layer that is divided", () => {
    expect(areaComplaints(".")).toEqual([])
  })

  it("are not imported by the shared code of their layer", () => {
    expect(sharedComplaints(".")).toEqual([])
  })
})
