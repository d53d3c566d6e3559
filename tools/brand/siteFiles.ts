import { readFileSync } from "node:fs"

import { type Brand } from "./Brand.ts"
import { brandFileNames, pathOf } from "./files.ts"
import { manifestOf } from "./manifest.ts"
import { fillPage } from "./page.ts"
import { fillStyles } from "./styles.ts"

/** Functions that read the static files of a brand, by the addresses of these files. */
export const brandFiles = (folder: string, brand: () => Brand): ReadonlyMap<string, () => string | Buffer> =>
  new Map<string, () => string | Buffer>([
    ["manifest.webmanifest", () => JSON.stringify(manifestOf(brand()))],
    ["vip/vip.css", () => fillStyles(readFileSync("public/vip/vip.css", "utf8"), brand())],
    ["vip/vip.html", () => fillPage(readFileSync("public/vip/vip.html", "utf8"), folder)],
    ...brandFileNames.map(
      (file) => [file.replace(/^drawn\//, ""), () => readFileSync(pathOf(folder, file))] as const,
    ),
  ])
