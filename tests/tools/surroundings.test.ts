import { describe, expect, it } from "vitest"

describe("a test worker", () => {
  it("has the language and the time zone of the run, whatever the machine has", () => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { TZ, LANG, LC_ALL } = process.env
    expect({ locale, timeZone, TZ, LANG, LC_ALL }).toEqual({
      locale: "en-GB",
      timeZone: "UTC",
      TZ: "UTC",
      LANG: "en_GB.UTF-8",
      LC_ALL: "en_GB.UTF-8",
    })
    expect(new Date(2026, 0, 1).toISOString()).toBe("2026-01-01T00:00:00.000Z")
  })
})
