import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { nginxBrands, nginxHeaders } from "#tools/serve/contentSecurity.ts"

import type { BuiltPage } from "./builtBrands.ts"

/** The files of a build that deploy/nginx.conf includes. No server sends files whose names begin with a dot. */
export const headersFile = ".headers.conf"
export const brandsFile = ".brands.conf"

/** Writes the configuration files that nginx includes: the security headers, and the brand and content security policy of each host. */
export const writeServerFiles = async (
  dist: string,
  pages: ReadonlyArray<Pick<BuiltPage, "place" | "html">>,
  placeByHost: Readonly<Record<string, string>>,
): Promise<void> => {
  await writeFile(join(dist, headersFile), nginxHeaders())
  await writeFile(join(dist, brandsFile), nginxBrands(pages, placeByHost))
}
