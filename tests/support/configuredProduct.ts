import { constants, cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { type Configuration, defaultConfiguration } from "#tools/configure/configuration.ts"
import { writeDeployment } from "#tools/configure/writeDeployment.ts"

/** A copy of the built product with another configuration, until the process ends. */
export const configuredProduct = async (settings: Partial<Configuration>): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), "configured-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  const dist = process.env["PRODUCT_DIST"] ?? "dist"
  cpSync(dist, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await writeDeployment(folder, { ...defaultConfiguration, ...settings })
  return folder
}
