import { serveGateway } from "#harness/server.ts"

import { options, portOf, untilStopped } from "./options.ts"

const { port, scenario } = options("port", "scenario")

const serving = await serveGateway({
  port: portOf(port, 4400),
  ...(scenario === undefined ? {} : { scenario }),
})
console.log(`The pretend gateway: ${serving.url}`)
untilStopped(serving.close)
