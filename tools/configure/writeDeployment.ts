import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

import type { Deployment } from "#config/deployment.ts"
import { compressFile } from "#tools/build/compress.ts"
import { headersFile } from "#tools/build/headersFile.ts"
import { nginxHeaders } from "#tools/serve/contentSecurity.ts"

import { withDeployment, withRevisionOf } from "./page.ts"

/**
 * Writes a deployment into a built product: its page, the policy of that page, and the service worker's revision of
 * it. A folder without a complete product is left as it is.
 */
export const writeDeployment = async (dist: string, deployment: Deployment): Promise<void> => {
  const [pageFile, workerFile] = [join(dist, "index.html"), join(dist, "sw.js")]
  const page = withDeployment(await readFile(pageFile, "utf8"), deployment)
  const worker = withRevisionOf(await readFile(workerFile, "utf8"), page)
  await writeFile(pageFile, page)
  await writeFile(workerFile, worker)
  await writeFile(join(dist, headersFile), nginxHeaders(page))
  await Promise.all([pageFile, workerFile].map(compressFile))
}
