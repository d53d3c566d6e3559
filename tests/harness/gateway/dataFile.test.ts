import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"

import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { type GatewayServer, serveGateway } from "#harness/gateway/server.ts"

const running: Array<GatewayServer> = []

const start = async (data: string): Promise<GatewayServer> => {
  const server = await serveGateway({ port: 0, data })
  running.push(server)
  return server
}

const stop = async (): Promise<void> => {
  for (const server of running.splice(0)) await server.close()
}

const newFile = (): string => join(mkdtempSync(join(tmpdir(), "gateway-data-")), "gateway.json")

const ask = async (
  { url, world }: GatewayServer,
  path: string,
  init: RequestInit = {},
): Promise<{ readonly value: Readonly<Record<string, unknown>> }> => {
  const session = await world.signInAs("0")
  return (await fetch(url + path, { ...init, headers: { Authorization: session?.token ?? "" } })).json()
}

const move = (server: GatewayServer, requestId: string) =>
  ask(server, walletTransfer.path, {
    method: "POST",
    body: JSON.stringify({ from: "MAIN", to: "KOIW", amount: 1, requestId }),
  })

const wallets = async (server: GatewayServer) =>
  (await ask(server, `${memberWallet.path}?type=member`)).value["wallets"]

describe("the data file of the simulated gateway", () => {
  afterEach(stop)

  it("keeps transferred money and the key after a restart of the gateway", async () => {
    const file = newFile()
    const first = await start(file)
    const before = await wallets(first)
    await move(first, "m1")
    const moved = await wallets(first)
    expect(moved).not.toEqual(before)
    const key = (await ask(first, whitelabel.path)).value["loginKey"]
    await stop()
    const second = await start(file)
    expect(await wallets(second)).toEqual(moved)
    expect((await ask(second, whitelabel.path)).value["loginKey"]).toBe(key)
    await move(second, "m1")
    expect(await wallets(second), "a repeated request id moves nothing after the restart").toEqual(moved)
  })

  it("refuses a second gateway in words, until the first one stops", async () => {
    const file = newFile()
    await start(file)
    await expect(start(file)).rejects.toThrow(`${file} belongs to a running gateway (process ${process.pid})`)
    await stop()
    await start(file)
    writeFileSync(`${file}.lock`, String(spawnSync("true").pid)) // a process that has ended
    await start(file)
  })

  it("is readable only by its owner, and no temporary file remains", async () => {
    const file = newFile()
    await move(await start(file), "m1")
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await stop()
    expect(readdirSync(join(file, ".."))).toEqual(["gateway.json"])
  })

  it.for([
    ["a foreign key", '{"privateKey":"AAAA","state":{}}', "its key is not a private key of RSA"],
    [
      "a foreign state",
      '{"privateKey":"AAAA","state":{"simulated-gateway":"{}"}}',
      "its state does not match this version",
    ],
  ] as const)("is refused and not changed if it contains %s", async ([, text, why]) => {
    const file = newFile()
    writeFileSync(file, text)
    await expect(start(file)).rejects.toThrow(
      `Not a data file of the simulated gateway: ${file} (${why}). It was left as it is.`,
    )
    expect(readFileSync(file, "utf8")).toBe(text)
  })
})
