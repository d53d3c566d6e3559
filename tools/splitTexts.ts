import { readFileSync } from "node:fs"

import type { Plugin } from "vite"

import { homeTexts } from "#i18n/homeTexts.ts"

const named: ReadonlySet<string> = new Set(homeTexts)

/** Cuts each dictionary in two, as text: what home says, and the rest, which comes with the first page that is not home. */
export const splitTexts = (): Plugin => ({
  name: "split-texts",
  enforce: "pre",
  load: (id) => {
    const [, file, part] = /^(.+\/i18n\/locales\/\w+\.json)\?raw&(home|pages)$/.exec(id) ?? []
    if (file === undefined) return undefined
    const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, "utf8"))
    const chosen = Object.entries(texts).filter(([key]) => named.has(key) === (part === "home"))
    return `export default ${JSON.stringify(JSON.stringify(Object.fromEntries(chosen)))}`
  },
})
