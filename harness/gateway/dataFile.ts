import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { Result, Schema } from "effect"

import { type Keys, keysOf, makePrivateKey } from "#fixtures/logic/entry/keys.ts"
import { isRestorable, type Memory, memoryKeys } from "#fixtures/stateStore.ts"

import { GatewayData } from "./backing.ts"

/** The contents of the data file. */
const Data = Schema.fromJsonString(GatewayData)

const encode = Schema.encodeSync(Data)
const decode = Schema.decodeResult(Data)

/**
 * Stores a world's state and key pair in a file that only its owner may read. Rejects for an invalid file without
 * changing it, and for a file that another running gateway uses.
 */
export const openDataFile = async (
  path: string,
): Promise<{ readonly memory: Memory; readonly keys: Keys; readonly close: () => void }> => {
  const held = existsSync(path) ? read(path) : { privateKey: await makePrivateKey(), state: {} }
  const keys = await keysOf(held.privateKey).catch(() => {
    throw broken(path, "its key is not a private key of RSA")
  })
  const file = existsSync(path) ? realpathSync(path) : path
  const close = lock(file)
  const state = new Map(Object.entries(held.state))
  const save = (): void => write(file, { ...held, state: Object.fromEntries(state) })
  save()
  const memory: Memory = {
    getItem: (key) => state.get(key) ?? null,
    setItem: (key, value) => {
      state.set(key, value)
      save()
    },
    removeItem: (key) => {
      if (state.delete(key)) save()
    },
  }
  return { memory, keys, close }
}

const isRunning = (processId: number): boolean => {
  try {
    return process.kill(processId, 0)
  } catch {
    // The process has ended, such as by a crash.
    return false
  }
}

/** Keeps other gateways from a file until the returned function runs. */
const lock = (file: string): (() => void) => {
  const mark = `${file}.lock`
  const owner = existsSync(mark) ? Number(readFileSync(mark, "utf8")) : 0
  if (owner > 0 && isRunning(owner))
    throw new Error(
      `${file} belongs to a running gateway (process ${owner}): name another file. If that process is no gateway, delete ${mark}.`,
    )
  writeFileSync(mark, String(process.pid))
  return () => rmSync(mark, { force: true })
}

const broken = (path: string, reason: string): Error =>
  new Error(`Not a data file of the simulated gateway: ${path} (${reason}). It was left as it is.`)

const read = (path: string): GatewayData => {
  const data = decode(readFileSync(path, "utf8"))
  if (Result.isFailure(data)) throw broken(path, "no key and state as JSON")
  const deeds = data.success.state[memoryKeys.deeds]
  if (deeds !== undefined && !isRestorable(deeds)) throw broken(path, "its state does not match this version")
  return data.success
}

/** Replaces the file atomically: the file is complete, old or new, even after a crash. */
const write = (file: string, data: GatewayData): void => {
  const next = `${file}.${process.pid}.tmp`
  // A crash may have left the temporary file behind.
  rmSync(next, { force: true })
  try {
    writeFileSync(next, encode(data), { mode: 0o600, flag: "wx", flush: true })
    renameSync(next, file)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}
