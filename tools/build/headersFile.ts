import { writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Plugin } from "vite"

import { nginxHeaders } from "#tools/serve/contentSecurity.ts"

/** The file of a build that deploy/nginx.conf includes. No server sends files whose names begin with a dot. */
export const headersFile = ".headers.conf"

/** Writes the security headers of the built page beside it. */
export const headers = (): Plugin => {
  let folder = ""
  return {
    name: "security-headers",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    async writeBundle(_options, bundle) {
      const page = bundle["index.html"]
      if (page?.type !== "asset") throw new Error("The build has no index.html.")
      await writeFile(join(folder, headersFile), nginxHeaders(String(page.source)))
    },
  }
}
