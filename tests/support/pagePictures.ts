import type { Plugin } from "vitest/config"

import { artRoot } from "#fixtures/art/paths.ts"
import { pictureFiles } from "#fixtures/art/pictureFiles.ts"
import { artFor } from "#fixtures/art/serve.ts"

/** Serves the simulated merchant's pictures to page tests, whose gateway is not reachable over HTTP. */
export const pagePictures: Plugin = {
  name: "page-pictures",
  configureServer({ middlewares }) {
    middlewares.use(({ url = "" }, response, next) => {
      if (!url.startsWith(artRoot)) return next()
      artFor(url, pictureFiles).then((svg) => {
        if (svg === undefined) next()
        else response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(svg)
      }, next)
    })
  },
}
