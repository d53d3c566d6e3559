import { describe, expect, it } from "vitest"

import { check, payload } from "#domain/protection/SessionLimitForm.ts"

describe("the form of the play session limit", () => {
  it.each(["15", " 60 ", "1440", "1,440", "1 440", "６０"])("accepts %j minutes", (minutes) => {
    expect(check({ minutes })).toEqual({})
  })

  it.each(["", "0", "-15", "14", "1441", "12,345", "15.5", "1.440", "abc", "1e2", "1 hour"])(
    "refuses the minutes %j and shows the error at the field",
    (minutes) => {
      expect(check({ minutes })).toEqual({ minutes: { key: "session_minutes_range" } })
    },
  )

  it("sends whole minutes, and null for no limit", () => {
    expect(payload({ minutes: "1,440" })).toEqual({ minutes: 1440 })
    expect(payload({ minutes: null })).toEqual({ minutes: null })
    expect(check({ minutes: null })).toEqual({})
  })
})
