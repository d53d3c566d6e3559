import { copyFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

import { inPage } from "#tools/configure/page.ts"

const files = ["swagger-ui.css", "swagger-ui-bundle.js"] as const

/** The HTML of the viewer. Contains the document, so that the page also opens from a folder and sends no requests. */
const viewer = (document: object): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The gateway's contract</title>
    <link rel="stylesheet" href="swagger-ui.css" />
  </head>
  <body>
    <div id="contract"></div>
    <script id="document" type="application/json">${inPage(document)}</script>
    <script src="swagger-ui-bundle.js"></script>
    <script>
      SwaggerUIBundle({
        spec: JSON.parse(document.getElementById("document").textContent),
        domNode: document.getElementById("contract"),
        docExpansion: "none",
        filter: true,
        supportedSubmitMethods: [],
        validatorUrl: null,
      })
    </script>
  </body>
</html>
`

/** Writes a page that shows an OpenAPI document, and the files that it needs. */
export const writeViewer = (folder: string, document: object): void => {
  const from = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"))
  for (const file of files) copyFileSync(join(from, file), join(folder, file))
  writeFileSync(join(folder, "index.html"), viewer(document))
}
