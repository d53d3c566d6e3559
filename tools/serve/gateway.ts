import { serveGateway } from "#harness/server.ts"
import { options, portOf, untilStopped } from "#tools/options.ts"

const { port, scenario } = options("port", "scenario")

const serving = await serveGateway({
  port: portOf(port, 4400),
  ...(scenario === undefined ? {} : { scenario }),
})
console.log(`The simulated gateway: ${serving.url}`)
untilStopped(serving.close)
