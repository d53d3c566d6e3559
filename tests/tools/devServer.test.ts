import { createServer } from "vite"
import { expect, it } from "vitest"

import { noServiceWorker } from "#tools/build/serviceWorker.ts"

it("the dev server of the harness sends a worker at the product's address that removes itself", async () => {
  const server = await createServer({
    configFile: false,
    plugins: [noServiceWorker()],
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  const response = await fetch(`${server.resolvedUrls?.local[0]}sw.js`)
  expect(response.headers.get("content-type")).toBe("text/javascript")
  expect(await response.text()).toContain("registration.unregister()")
  await server.close()
})
