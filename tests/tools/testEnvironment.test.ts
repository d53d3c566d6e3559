import { describe, expect, it } from "vitest"

/** What `--zone` sets. */
const zone = process.env["TESTS_ZONE"] ?? "UTC"

describe("a test worker", () => {
  it("uses the language and time zone of the test run, not those of the machine", () => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { TZ, LANG, LC_ALL } = process.env
    expect({ locale, timeZone, TZ, LANG, LC_ALL }).toEqual({
      locale: "en-GB",
      timeZone: zone,
      TZ: zone,
      LANG: "en_GB.UTF-8",
      LC_ALL: "en_GB.UTF-8",
    })
    const inZone = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    })
    expect(inZone.format(new Date(2026, 0, 1))).toBe("01/01/2026, 00:00")
  })
})
