// End to end because only the start script of the container configures the built product and starts nginx.
import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { defaultDeployment } from "#config/deployment.ts"
import { paths } from "#config/paths.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { type GatewayServer, serveGateway } from "#harness/gateway/server.ts"
import { deploymentIn } from "#tools/configure/page.ts"
import { freePort } from "#tests/support/freePort.ts"

import { nginx } from "./nginx.ts"

/** What the container gets: nginx and Node on its PATH, and a temporary file system. */
const temporary = mkdtempSync(join(tmpdir(), "container-"))

let gateway: GatewayServer | undefined
let container: ChildProcess | undefined
let url = ""

/** Waits until nginx responds; a start script that ends first fails the tests. */
const untilHealthy = async (): Promise<void> => {
  while (container?.exitCode === null) {
    const response = await fetch(`${url}/healthz`).catch(() => undefined)
    if (response?.ok === true) return
    await new Promise((resume) => setTimeout(resume, 50))
  }
  throw new Error("The start script ended")
}

describe.skipIf(nginx === undefined)("the start script of the container", () => {
  beforeAll(async () => {
    // The workers of nginx are another user.
    chmodSync(temporary, 0o755)
    const config = join(temporary, "lobby.json")
    writeFileSync(config, JSON.stringify({ merchant: "moon", policyFeatures: ["sms"] }))
    gateway = await serveGateway({ port: 0 })
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    container = spawn("deploy/start.sh", {
      env: {
        PATH: `${resolve(nginx ?? "", "..")}:${resolve(process.execPath, "..")}:${process.env["PATH"]}`,
        GATEWAY: new URL(gateway.url).host,
        LOBBY_CONFIG: config,
        LOBBY_DIST: resolve(process.env["PRODUCT_DIST"] ?? "dist"),
        LOBBY_WORK: join(temporary, "work"),
        NGINX_WORKERS: "1",
        PORT: String(port),
      },
      // nginx opens its standard output as a file, which a socket is not.
      stdio: ["ignore", openSync(join(temporary, "log"), "a"), "inherit"],
    })
    await untilHealthy()
  }, 60_000)
  afterAll(async () => {
    if (container?.exitCode === null) {
      const ended = new Promise((done) => container?.once("exit", done))
      container.kill("SIGTERM")
      await ended
    }
    await gateway?.close()
    rmSync(temporary, { recursive: true, force: true })
  })

  it("serves the configured page with its policy, and forwards the gateway's paths", async () => {
    const page = await fetch(url + paths.home)
    expect(deploymentIn(await page.text())).toEqual({
      ...defaultDeployment,
      merchant: "moon",
      policyFeatures: ["sms"],
    })
    expect(page.headers.get("content-security-policy")).toContain("https://www.google.com/recaptcha/")
    const status = await fetch(url + systemStatus.path)
    expect(await status.json()).toMatchObject({ success: true })
  })

  it("reports its health, and its build, contract version and brands", async () => {
    const health = await fetch(`${url}/healthz`)
    expect([health.status, await health.text()]).toEqual([200, "ok\n"])
    const version = await fetch(`${url}/version.json`)
    expect(version.headers.get("cache-control")).toBe("no-cache")
    expect(await version.json()).toEqual({
      build: expect.stringMatching(/^[\w.-]+\+[0-9a-f]{8}$/),
      contract: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      brands: ["lantern", "harbour"],
    })
  })

  it("exits at once if the gateway's address is missing", async () => {
    const child = spawn("deploy/start.sh", { env: { PATH: process.env["PATH"] } })
    let output = ""
    child.stderr.on("data", (chunk) => (output += String(chunk)))
    const code = await new Promise((done) => child.once("close", done))
    expect(code).not.toBe(0)
    expect(output).toContain("GATEWAY is missing")
  })
})
