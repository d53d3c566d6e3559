import { existsSync } from "node:fs"

/** The folder of the built product. */
export const productFolder = process.env["PRODUCT_DIST"] ?? "dist"

/** Ends the process if a folder contains no build. */
export const needsBuild = (folder: string, command: string): void => {
  if (existsSync(`${folder}/index.html`)) return
  console.error(`There is no ${folder}/ yet: ${command}`)
  process.exit(1)
}
