import { type ChildProcessByStdio, spawn } from "node:child_process"
import { once } from "node:events"
import type { Readable } from "node:stream"

import { commandLimit } from "./Engine.ts"

/** A child process that runs until it is stopped or this process ends. */
export interface Child {
  /** Waits until the output matches and returns the captured group. */
  readonly says: (pattern: RegExp) => Promise<string>
  /** Throws with the program's output if it has ended. */
  readonly expectAlive: () => void
  /** Ends it and its own children, also those that hang. */
  readonly stop: () => Promise<void>
}

/** A program with its output. */
type Program = ChildProcessByStdio<null, Readable, Readable>

const signalGroup = ({ pid }: Program, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // All its processes have ended.
  }
}

const end = async (program: Program): Promise<void> => {
  const { pid, exitCode, signalCode, stdout, stderr } = program
  signalGroup(program, "SIGTERM")
  const timer = setTimeout(() => signalGroup(program, "SIGKILL"), 5000)
  if (pid !== undefined && exitCode === null && signalCode === null) await once(program, "exit")
  clearTimeout(timer)
  // A process that it started may hang, and would keep its output open.
  signalGroup(program, "SIGKILL")
  stdout.destroy()
  stderr.destroy()
}

/** Starts a program in its own process group, so that its child processes end with it. */
export const startChild = (
  path: string,
  options: ReadonlyArray<string>,
  env: Readonly<Record<string, string>> = {},
): Child => {
  const child = spawn(path, options, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  const listen = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout.on("data", listen)
  child.stderr.on("data", listen)
  const ended = new Promise<void>((done) => {
    child.once("error", (error) => {
      output += String(error)
      done()
    })
    child.once("close", () => done())
  })
  let isOver = false
  void ended.then(() => (isOver = true))
  const onExit = () => signalGroup(child, "SIGKILL")
  process.once("exit", onExit)

  return {
    says: (pattern) =>
      new Promise((done, failed) => {
        const fail = (why: string) => failed(new Error(`${path} ${why}:\n${output}`))
        const timer = setTimeout(() => fail(`did not print ${pattern}`), commandLimit)
        const look = (): void => {
          const found = pattern.exec(output)
          if (found === null) return
          clearTimeout(timer)
          done(found[1] ?? "")
        }
        child.stdout.on("data", look)
        child.stderr.on("data", look)
        void ended.then(() => fail("ended"))
        look()
      }),
    expectAlive: () => {
      // Its output may close later than it ends.
      const hasEnded = isOver || child.exitCode !== null || child.signalCode !== null
      if (hasEnded) throw new Error(`${path} ended:\n${output}`)
    },
    stop: async () => {
      await end(child)
      process.off("exit", onExit)
    },
  }
}

/** Runs `start`; if it fails, stops the children. */
export const orStop = async <A>(children: ReadonlyArray<Child>, start: () => Promise<A>): Promise<A> => {
  try {
    return await start()
  } catch (error) {
    await Promise.all(children.map(({ stop }) => stop()))
    throw error
  }
}
