import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { nginxHeaders } from "#tools/serve/contentSecurity.ts"

import { afterBuild } from "./afterBuild.ts"

/** The file of a build that deploy/nginx.conf includes. No server sends files whose names begin with a dot. */
export const headersFile = ".headers.conf"

/** Writes the security headers of the built page beside it. */
export const headers = () =>
  afterBuild("security-headers", async ({ folder, page }) => {
    await writeFile(join(folder, headersFile), nginxHeaders(page))
  })
