import { describe, expect, it } from "vitest"

import { clockComplaints, layerComplaints, nameComplaints } from "./inspect.ts"

describe("the house", () => {
  it("imports only what each layer may, and has no barrels", () => {
    expect(layerComplaints(".")).toEqual([])
  })

  it("names its files after what they are", () => {
    expect(nameComplaints(".")).toEqual([])
  })

  it("reads the wall clock in platform and the transport only", () => {
    expect(clockComplaints(".")).toEqual([])
  })
})
