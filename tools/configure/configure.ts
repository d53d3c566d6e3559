import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { generalDocument } from "#config/documents.ts"
import { options } from "#tools/options.ts"

import { brandsIn, versionName } from "./builtBrands.ts"
import { readConfiguration } from "./configuration.ts"
import { writeDeployment } from "./writeDeployment.ts"

/** Writes a deployment's settings into a built product. `dist`: its folder. `config`: the file of the settings. */
const { dist = "dist", config = "" } = options("dist", "config")

/** Writes the settings. If they are invalid, writes nothing and returns the reasons, one for each line. */
const configure = async (): Promise<ReadonlyArray<string>> => {
  if (!existsSync(config))
    return [config === "" ? "--config FILE is missing." : `There is no file ${config}.`]
  if ([generalDocument.slice(1), "sw.js", versionName].some((file) => !existsSync(join(dist, file))))
    return [`${dist} has no built product: npm run build`]
  const brands = brandsIn(dist).map(({ name }) => name)
  const configuration = readConfiguration(readFileSync(config, "utf8"), brands)
  if (!("gateway" in configuration))
    return [`${config} has mistakes:`, ...configuration.map((line) => `  ${line}`)]
  await writeDeployment(dist, configuration)
  return []
}

const mistakes = await configure()
if (mistakes.length > 0) {
  console.error([...mistakes, "Nothing was written."].join("\n"))
  process.exit(1)
}
console.log(`${config} is written into ${dist}. Now load its content security policy: nginx -s reload`)
