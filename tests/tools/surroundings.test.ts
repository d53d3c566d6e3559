import { describe, expect, it } from "vitest"

import { pageSurroundings } from "#tools/test/surroundings.ts"

describe("a test worker", () => {
  it("has the language and the time zone of the run, whatever the machine has", () => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { TZ, LANG, LC_ALL } = process.env
    expect({ locale, timeZone, TZ, LANG, LC_ALL }).toEqual({
      locale: "en-GB",
      timeZone: pageSurroundings.timezoneId,
      TZ: pageSurroundings.timezoneId,
      LANG: "en_GB.UTF-8",
      LC_ALL: "en_GB.UTF-8",
    })
  })
})
