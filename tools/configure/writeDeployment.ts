import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { compressFile } from "#tools/build/compress.ts"

import { brandsIn, pagesOf, placeOf } from "./builtBrands.ts"
import type { Configuration } from "./configuration.ts"
import { revisionOf, withDeployment, withRevision } from "./page.ts"
import { writeServerFiles } from "./serverFiles.ts"

/**
 * Writes a configuration into a built product: the deployment into its pages, content security policies and brands of
 * hosts for nginx, and a new page revision into the service worker. Leaves a folder without a complete product
 * unchanged.
 */
export const writeDeployment = async (dist: string, configuration: Configuration): Promise<void> => {
  const { brandByHost, ...deployment } = configuration
  const brands = brandsIn(dist)
  const placeByHost = Object.fromEntries(
    Object.entries(brandByHost).map(([host, name]) => [host, placeOf(brands, name)]),
  )
  const pages = pagesOf(dist, brands).map((page) => ({
    ...page,
    html: withDeployment(page.html, deployment),
  }))
  const workerFile = join(dist, "sw.js")
  // The revision covers the brands of hosts, so that browsers load the page again after a host's brand changes.
  const revised = [...pages.map(({ html }) => html), ...Object.entries(placeByHost).flat()]
  const worker = withRevision(await readFile(workerFile, "utf8"), revisionOf(revised))
  for (const { file, html } of pages) await writeFile(file, html)
  await writeFile(workerFile, worker)
  await writeServerFiles(dist, pages, placeByHost)
  await Promise.all([...pages.map(({ file }) => file), workerFile].map(compressFile))
}
