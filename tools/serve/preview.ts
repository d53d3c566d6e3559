import { existsSync } from "node:fs"

import { brandsIn, placeOf } from "#tools/configure/builtBrands.ts"
import { options, orEnd, portOf, untilStopped } from "#tools/options.ts"

import { serve } from "./serve.ts"

const { port, host, gateway, brand } = options("port", "host", "gateway", "brand")

if (!existsSync("dist/index.html")) {
  console.error("There is no dist/ yet: npm run build")
  process.exit(1)
}
const place = orEnd(() => (brand === undefined ? "" : placeOf(brandsIn("dist"), brand)))
const site = { folder: "dist", port: portOf(port, 4300), host, gateway, place }
const serving = await serve({ ...site, strict: true })
console.log(`The product: ${serving.url}/m/home\nGateway: ${gateway ?? "none, its paths answer 502"}`)
untilStopped(serving.close)
