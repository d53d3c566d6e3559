import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

import { headersFile } from "#tools/build/headersFile.ts"
import { nginxHeaders } from "#tools/serve/contentSecurity.ts"

it("the build's headers for nginx have the policy of the built page", () => {
  const page = readFileSync("dist/index.html", "utf8")
  expect(readFileSync(`dist/${headersFile}`, "utf8")).toBe(nginxHeaders(page))
})
