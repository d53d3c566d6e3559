import { type BuiltBrand, pagesOf } from "#tools/configure/builtBrands.ts"
import { writeServerFiles } from "#tools/configure/serverFiles.ts"

import { afterBuild } from "./afterBuild.ts"

/** Writes the server configuration with the security headers into the build. */
export const headers = (brands: ReadonlyArray<BuiltBrand>) =>
  afterBuild("security-headers", ({ folder }) => writeServerFiles(folder, pagesOf(folder, brands), {}))
