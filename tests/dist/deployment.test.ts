import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

import { brandsIn, pagesOf } from "#tools/configure/builtBrands.ts"
import { brandsFile, headersFile } from "#tools/configure/serverFiles.ts"
import { nginxBrands, nginxHeaders } from "#tools/serve/contentSecurity.ts"

it("the build's nginx files contain the security headers and policies of the built pages", () => {
  const pages = pagesOf("dist", brandsIn("dist"))
  expect(readFileSync(join("dist", headersFile), "utf8")).toBe(nginxHeaders())
  expect(readFileSync(join("dist", brandsFile), "utf8")).toBe(nginxBrands(pages, {}))
})
