import { builtBrands } from "#tools/brand/folder.ts"
import { pagesOf, placed } from "#tools/configure/builtBrands.ts"
import { writeServerFiles } from "#tools/configure/serverFiles.ts"

import { afterBuild } from "./afterBuild.ts"

/** Writes the security headers of the built pages beside them. */
export const headers = () =>
  afterBuild("security-headers", ({ folder }) =>
    writeServerFiles(folder, pagesOf(folder, placed(builtBrands())), {}),
  )
