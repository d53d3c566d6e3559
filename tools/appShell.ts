import { poster } from "#config/product.ts"

import { filesOf, isInPage, manifestOf } from "./weight.ts"

/** What a start without a network, or a first tap, needs beyond the first screen, by source module or by group. Rarer code is kept when it is first used. */
const shell: ReadonlyArray<string> = [
  "common",
  "games",
  "src/app/LaterPage.tsx",
  "src/app/dictionaries.ts",
  "src/i18n/locales/en.json?raw&home",
  "src/i18n/locales/en.json?raw&pages",
  "src/pages/frame/MainMenu.tsx",
  "src/pages/frame/FootMore.tsx",
  "src/pages/home/HomePopups.tsx",
  "src/pages/entry/EntryPage.tsx",
  "src/pages/entry/LoginFoot.tsx",
  "src/pages/games/CategoryPage.tsx",
  "src/ui/frame/routeFades.ts",
]

/** The files of a built product that its worker keeps from the start. */
export const shellFiles = (dist: string): ReadonlySet<string> => {
  const manifest = manifestOf(dist)
  const seen = new Set<string>()
  const files = ["index.html", ...shell].flatMap((module) => filesOf(manifest, module, seen))
  return new Set(["index.html", poster.slice(1), ...files.filter((file) => !isInPage(dist, file))])
}
