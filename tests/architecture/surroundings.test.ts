import { globSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const files = globSync("{tests,tools,harness,fixtures,.ladle}/**/*.{ts,tsx}").sort()

/** Code whose result depends on the language or the time zone of its process. */
const dependent: ReadonlyArray<RegExp> = [
  /\.toLocale(Date|Time)?String\(\s*(\)|undefined|\[\])/g,
  /\.toLocale(Upper|Lower)Case\(\s*\)/g,
  /\bIntl\.\w+(Format|Collator|Rules|Segmenter)?\(\s*(\)|undefined)(?!\.resolvedOptions)/g,
  /\.localeCompare\(\s*[^,()]+\s*\)/g,
  /\bprocess\.env(\.(TZ|LANG|LANGUAGE|LC_\w+)\b|\["(TZ|LANG|LANGUAGE|LC_\w+)"\])\s*=(?!=)/g,
]

const findings = (text: string): ReadonlyArray<string> =>
  dependent.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))

describe("the surroundings of tests", () => {
  it("a worker has the language and the time zone of the run, whatever the machine has", () => {
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

  it("no test or tool formats or compares by the language of the machine", () => {
    const found = files.flatMap((file) =>
      findings(readFileSync(file, "utf8")).map((each) => `${file}: ${each}`),
    )
    expect(found).toEqual([])
  })

  it("every launch of a browser has the fonts, the language and the time zone of the run", () => {
    const launches = files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bchromium\.launch\(([^)]*)/g)].map(([, options = ""]) => ({
        file,
        options,
      })),
    )
    const known = /^(browserLaunch|longLivedLaunch|wholeBrowserLaunch|chromiumLaunch)\(|\.\.\.launch\b/
    expect(launches.length).toBeGreaterThan(4)
    expect(launches.filter(({ options }) => !known.test(options))).toEqual([])
  })

  it.each([
    "new Date(0).toLocale" + "DateString()",
    "(12.5).toLocale" + "String(undefined, { minimumFractionDigits: 2 })",
    "new Intl." + "NumberFormat().format(1)",
    "new Intl." + "DateTimeFormat(undefined, {})",
    "a.locale" + "Compare(b)",
    "process.env.T" + 'Z = "Asia/Tokyo"',
  ])("the code %s counts as dependent on the machine", (code) => {
    expect(findings(code)).toHaveLength(1)
  })
})
