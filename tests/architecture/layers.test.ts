import { describe, expect, it } from "vitest"

import { clockComplaints, layerComplaints, nameComplaints } from "./inspect.ts"

describe("architecture", () => {
  it("each layer imports only what the table allows, and no file is a barrel", () => {
    expect(layerComplaints(".")).toEqual([])
  })

  it("no file or folder of src has a meaningless name", () => {
    expect(nameComplaints(".")).toEqual([])
  })

  it("only platform and the transport read the clock", () => {
    expect(clockComplaints(".")).toEqual([])
  })
})
