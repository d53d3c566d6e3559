import { readdirSync } from "node:fs"
import { basename } from "node:path"

import { generalDocument } from "#config/documents.ts"
import { brandPlaceholder } from "#config/product.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { firstScreen } from "#tools/bench/budgets.ts"
import { filesOf, isInPage, manifestOf } from "#tools/bench/weight.ts"

/** The source modules that a start without network or a first tap requires. All other code is cached at its first use. */
const appFiles: ReadonlyArray<string> = [
  "src/app/AfterFirstPaint.tsx",
  "src/app/boot/pageChunks.ts",
  "src/pages/frame/Toasts.tsx",
  "src/pages/frame/footer/HomeFooter.tsx",
  "src/pages/home/HomeGames.tsx",
  "src/pages/frame/menu/MainMenu.tsx",
  "src/pages/frame/footer/FootMore.tsx",
  "src/ui/frame/page/routeFades.ts",
  "src/i18n/locales/entry/en.json",
  "src/i18n/locales/games/en.json",
  "src/i18n/locales/shared/en.json",
]

/** The source files of the pages that players often open first from home. */
const likelyPages = (): ReadonlyArray<string> => {
  const likely = Pages.all.filter(({ isLikely }) => isLikely).map(({ name }) => fileName(name))
  const files = readdirSync("src/pages", { recursive: true, encoding: "utf8" })
  return files.filter((file) => likely.includes(basename(file))).map((file) => `src/pages/${file}`)
}

const fileName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`

/** The files of the product build that the service worker precaches. */
export const precacheFiles = (dist: string): ReadonlySet<string> => {
  const manifest = manifestOf(dist)
  const seen = new Set<string>()
  const files = [...firstScreen, ...appFiles, ...likelyPages()].flatMap((module) =>
    filesOf(manifest, module, seen),
  )
  return new Set([
    generalDocument.slice(1),
    brandPlaceholder.slice(1),
    ...files.filter((file) => !isInPage(dist, file)),
  ])
}
