import { describe, expect, it } from "vitest"

import { routes } from "#app/routes.ts"
import { homePaths, paths } from "#config/paths.ts"

describe("the table of pages", () => {
  const declared = [...homePaths, ...routes.flatMap((route) => route.paths)]

  it("[HA-07] has each address of spec §2, and each of them once", () => {
    const own = Object.values(paths).filter((path) => path !== paths.vip)
    expect(own.filter((path) => !declared.includes(path))).toEqual([])
    expect(declared.filter((path, index) => declared.indexOf(path) !== index)).toEqual([])
  })
})
