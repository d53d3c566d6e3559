import { existsSync } from "node:fs"
import type { TestProject } from "vitest/node"

import { serve } from "#tools/serve/serve.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the harness build; empty without the build. */
    readonly harnessUrl: string
  }
}

const folder = process.env["HARNESS_DIST"] ?? "dist-harness"

/** Serves the harness build, where there is one, to all end-to-end tests of a run. */
export default async ({ provide }: TestProject): Promise<undefined | (() => Promise<void>)> => {
  if (!existsSync(`${folder}/index.html`)) {
    provide("harnessUrl", "")
    return undefined
  }
  const serving = await serve({ folder, port: 0 })
  provide("harnessUrl", serving.url)
  return serving.close
}
