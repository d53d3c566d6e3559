import { readFileSync } from "node:fs"

import { describe, expect, it } from "vitest"

import { contentSecurity } from "#tools/contentSecurity.ts"

describe("the configuration of nginx", () => {
  it("has the content security policy of the built page", () => {
    const configuration = readFileSync("deploy/nginx.conf", "utf8")
    const policy = contentSecurity(readFileSync("dist/index.html", "utf8"), undefined)
    expect(/~\^text\/html "([^"]+)"/.exec(configuration)?.[1], "put this policy into deploy/nginx.conf").toBe(
      policy,
    )
  })
})
