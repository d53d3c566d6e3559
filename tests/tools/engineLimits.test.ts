import { spawnSync } from "node:child_process"
import { createServer, type Server } from "node:net"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { connect } from "#tools/engines/biDi.ts"
import { orStop, startChild } from "#tools/engines/child.ts"
import { newSession, untilReady } from "#tools/engines/webDriver.ts"

/** Whether a process runs; one that ended and is not yet collected does not. */
const runs = (pid: string): boolean =>
  /^[^Z]/.test(spawnSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" }).stdout.trim())

/** A program whose own child ignores the signal to end. */
const withStubbornChild = `
  const { spawn } = require("node:child_process")
  const child = spawn(process.execPath, ["-e", "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)"])
  child.stdout.once("data", () => console.log("child " + child.pid + "."))
  setInterval(() => {}, 1000)
`

describe("a driver that hangs", () => {
  let server: Server
  let place = ""

  beforeEach(async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, "timeout").mockImplementation((limit) => timeout(limit / 100))
    server = createServer(() => {})
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    place = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  })
  afterEach(() => {
    vi.restoreAllMocks()
    server.close()
  })

  it("a WebDriver command without a response fails at its limit", async () => {
    await expect(newSession(`http://${place}`, {}, "touch")).rejects.toThrow("timeout")
  })

  it("a driver that never accepts a session fails at the limit, also while its program runs", async () => {
    await expect(untilReady(`http://${place}`, { expectAlive: () => {} })).rejects.toThrow(
      "accepts no session",
    )
  })

  it("a driver whose program ends is not awaited", async () => {
    const expectAlive = () => {
      throw new Error("It ended")
    }
    await expect(untilReady("http://127.0.0.1:9", { expectAlive })).rejects.toThrow("It ended")
  })

  it("a BiDi connection that is not accepted fails at the limit", async () => {
    await expect(connect(`ws://${place}/session`)).rejects.toThrow("No connection")
  })
})

describe("the programs of a browser that hangs", () => {
  it("a program stops with its own child that ignores the signal to end", async () => {
    const child = startChild(process.execPath, ["-e", withStubbornChild])
    const pid = await child.says(/child (\d+)\./)
    expect(runs(pid)).toBe(true)
    await child.stop()
    await expect.poll(() => runs(pid)).toBe(false)
  })

  it("a browser that does not start stops its programs, and reports why", async () => {
    const child = startChild(process.execPath, ["-e", "console.log('up'); setInterval(() => {}, 1000)"])
    const start = async () => {
      await child.says(/(up)/)
      throw new Error("No session")
    }
    await expect(orStop([child], start)).rejects.toThrow("No session")
    await vi.waitFor(() => expect(child.expectAlive).toThrow("ended"))
  })
})
