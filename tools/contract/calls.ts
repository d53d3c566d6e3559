import { globSync } from "node:fs"
import { basename, dirname, resolve } from "node:path"
import { pathToFileURL } from "node:url"

import type { Call } from "#gateway/Call.ts"

/** A call (without type parameters), with the name of its constant and the area of its file. */
export interface NamedCall {
  readonly name: string
  readonly area: string
  readonly call: Call<unknown, unknown>
}

const isCall = (value: unknown): value is NamedCall["call"] =>
  typeof value === "object" && value !== null && "path" in value && "changes" in value && "output" in value

const callsOf = async (file: string): Promise<ReadonlyArray<NamedCall>> => {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(resolve(file)).href)
  const area = basename(dirname(file))
  return Object.entries(module).flatMap(([name, call]) => (isCall(call) ? [{ name, area, call }] : []))
}

/** Every call of the app. */
export const calls: ReadonlyArray<NamedCall> = (
  await Promise.all(globSync("src/gateway/calls/*/*.ts").toSorted().map(callsOf))
).flat()
