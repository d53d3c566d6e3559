import { describe, expect, it } from "vitest"

import { circleComplaints } from "./circles.ts"
import { clockComplaints, layerComplaints, nameComplaints } from "./inspect.ts"
import { queryReadComplaints } from "./queryReads.ts"
import { writeComplaints } from "./writes.ts"

describe("architecture", () => {
  it("each layer imports only what the table allows, and no file is a barrel", () => {
    expect(layerComplaints(".")).toEqual([])
  })

  it("no files of src import each other in a circle, types and lazy imports included", () => {
    expect(circleComplaints(".")).toEqual([])
  })

  it("no file or folder of src has a meaningless name", () => {
    expect(nameComplaints(".")).toEqual([])
  })

  it("a write atom or an effect awaits the value of a query", () => {
    expect(queryReadComplaints(".")).toEqual([])
  })

  it("an atom with a derived value is set to a value or gets an event, and an act has an atom of its own", () => {
    expect(writeComplaints(".")).toEqual([])
  })

  it("only platform and the transport read the clock", () => {
    expect(clockComplaints(".")).toEqual([])
  })
})
