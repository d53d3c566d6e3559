import { describe, expect, it } from "vitest"

import { mainComplaints, partComplaints } from "./pages.ts"

describe("pages", () => {
  it("every page but home draws its main part with Page", () => {
    expect(mainComplaints(".")).toEqual([])
  })

  it("an area imports from the record pages of another area only their shared parts", () => {
    expect(partComplaints(".")).toEqual([])
  })
})
