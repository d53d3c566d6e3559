import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"

/** The time at which the clock of each test process starts, in epoch milliseconds. By default a Wednesday morning; `--at` changes it. */
export const startOfTests = Number(process.env["TESTS_AT"] ?? Date.UTC(2026, 10, 18, 10, 20))

/** Language and time zone of the pages of tests, as Playwright's context options. `--zone` sets another zone. */
export const pageEnvironment = { locale: "en-GB", timezoneId: process.env["TESTS_ZONE"] ?? "UTC" } as const

/** The language of `pageEnvironment`, for processes. */
const posixLocale = "en_GB.UTF-8"

const inPackages = (path: string): string => resolve("node_modules", path)

/** The fonts of tests, from packages: Latin and Vietnamese, Thai, Simplified Chinese, Japanese. */
const folders: ReadonlyArray<string> = [
  "@embedpdf/fonts-latin/fonts",
  "@expo-google-fonts/noto-sans-thai",
  "@embedpdf/fonts-sc/fonts",
  "@embedpdf/fonts-jp/fonts",
].map(inPackages)

/** Font families in these files, with the families that the product's style sheet uses. */
const renamed = [
  ["Noto Sans S Chinese", "Noto Sans SC"],
  ["Noto Sans Japanese", "Noto Sans JP"],
]

const families = ["Noto Sans", "Noto Sans Thai", "Noto Sans SC", "Noto Sans JP"]

const folder = inPackages(".cache/fonts")

const rename = ([from = "", to = ""]: ReadonlyArray<string>): string =>
  `<match target="scan">
    <test name="family" qual="any"><string>${from}</string></test>
    <edit name="family" mode="assign"><string>${to}</string></edit>
  </match>`

const prefer = (generic: string): string =>
  `<alias binding="same"><family>${generic}</family>
    <prefer>${families.map((family) => `<family>${family}</family>`).join("")}</prefer>
  </alias>`

/** Disables hinting, so that texts have the same width with every version of the font renderer. */
const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${folders.map((path) => `<dir>${path}</dir>`).join("\n  ")}
  <cachedir>${folder}</cachedir>
  ${renamed.map(rename).join("\n  ")}
  ${["sans-serif", "serif", "monospace", "system-ui"].map(prefer).join("\n  ")}
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`

/** Writes the list of fonts for fontconfig. Writes atomically, because several processes may write and read the file at the same time. */
const fontList = (): string => {
  const file = join(folder, "fonts.conf")
  const draft = `${file}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(draft, configuration)
  renameSync(draft, file)
  return file
}

/**
 * Time zone, language and fonts of a test run, as variables for its processes and browsers. Systems without fontconfig
 * (macOS, Windows) ignore the last variable, and have fonts for these scripts.
 */
export const testEnvironment = (): Readonly<Record<string, string>> => ({
  TZ: pageEnvironment.timezoneId,
  LANG: posixLocale,
  LANGUAGE: posixLocale,
  LC_ALL: posixLocale,
  FONTCONFIG_FILE: fontList(),
})
