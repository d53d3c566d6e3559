import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"

import { buildIn } from "#tools/configure/page.ts"

import { afterBuild } from "./afterBuild.ts"

/** The folder of a build's source maps. Outside the build, so that no server sends the source. */
export const mapsOf = (dist: string): string => `${dist}-maps`

/** The file that contains the name of the build to which the source maps belong. */
export const buildFile = "build.txt"

/** Moves the source maps out of the build. `npm run trace` reads them. */
export const sourceMaps = () =>
  afterBuild("source-maps", async ({ folder, page, bundle }) => {
    const maps = mapsOf(folder)
    await rm(maps, { recursive: true, force: true })
    for (const file of Object.keys(bundle).filter((name) => name.endsWith(".map"))) {
      await mkdir(join(maps, dirname(file)), { recursive: true })
      await rename(join(folder, file), join(maps, file))
    }
    await mkdir(maps, { recursive: true })
    await writeFile(join(maps, buildFile), `${buildIn(page)}\n`)
    return `source maps: ${basename(maps)}/`
  })
