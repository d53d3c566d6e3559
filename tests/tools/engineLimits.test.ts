import { spawnSync } from "node:child_process"
import { describe, expect, it, vi } from "vitest"

import { orStop, startChild } from "#tools/engines/child.ts"

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

describe("the programs of a browser that hangs", () => {
  it("stop with their own child that ignores the signal to end", async () => {
    const child = startChild(process.execPath, ["-e", withStubbornChild])
    const pid = await child.says(/child (\d+)\./)
    expect(runs(pid)).toBe(true)
    await child.stop()
    await expect.poll(() => runs(pid)).toBe(false)
  })

  it("stop when the browser does not start, and report why", async () => {
    const child = startChild(process.execPath, ["-e", "console.log('up'); setInterval(() => {}, 1000)"])
    const start = async () => {
      await child.says(/(up)/)
      throw new Error("No session")
    }
    await expect(orStop([child], start)).rejects.toThrow("No session")
    await vi.waitFor(() => expect(child.expectAlive).toThrow("ended"))
  })
})
