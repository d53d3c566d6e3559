import { type GatewayServer, serveGateway, UnknownScenario } from "#harness/gateway/server.ts"
import { options, portOf, untilStopped } from "#tools/options.ts"

const { port, host, scenario, data } = options("port", "host", "scenario", "data")

/** Starts the gateway. For an unknown scenario, an invalid data file or a port in use, prints a message without a stack. */
const start = async (): Promise<GatewayServer> => {
  try {
    return await serveGateway({
      port: portOf(port, 4400),
      ...(host === undefined ? {} : { host }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(data === undefined ? {} : { data }),
    })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(error instanceof UnknownScenario ? 2 : 1)
  }
}

const serving = await start()
console.log(`The simulated gateway: ${serving.url}`)
untilStopped(serving.close)
