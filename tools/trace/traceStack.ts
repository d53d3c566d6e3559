import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { join } from "node:path"

import { buildFile } from "#tools/build/sourceMaps.ts"
import { printable } from "#tools/printable.ts"

const payloadBuild = /"service\.version","value":\{"stringValue":"([^"]+)"/
const payloadStack = /"exception\.(?:type|message|stacktrace)","value":\{"stringValue":("(?:[^"\\]|\\.)*")/g

/** The errors in a report: type, message and stack of each error in a telemetry payload, or the whole text of any other report. */
const errorsIn = (report: string): string => {
  const found = [...report.matchAll(payloadStack)].map(([, text = '""']) => String(JSON.parse(text)))
  return found.length > 0 ? found.join("\n") : report
}

// The name of a script contains no slash, so the report names no file outside the folder of maps.
const frame = /(?:https?:\/\/[^\s/()]+)?\/(assets\/[^\s:()?/\\]+\.js)(?:\?[^\s:()]*)?:(\d+):(\d+)/g

/**
 * Replaces the positions in a reported stack by positions in the source. Throws if the report is not from the build of
 * the source maps, because the lines would be wrong.
 */
export const traceStack = (report: string, maps: string, given?: string): string => {
  if (!existsSync(join(maps, buildFile))) throw new Error(`There are no maps in ${maps}: npm run build`)
  const own = readFileSync(join(maps, buildFile), "utf8").trim()
  const build = given ?? payloadBuild.exec(report)?.[1]
  if (build === undefined) throw new Error("The report names no build: add --build BUILD")
  if (build !== own) throw new Error(`The report is of build ${printable(build)}, the maps are of ${own}.`)
  const lines = errorsIn(report).split(/\r?\n/).map(printable)
  return lines.join("\n").replace(frame, (place, file: string, line: string, column: string) => {
    const map = join(maps, `${file}.map`)
    if (!existsSync(map)) return place
    const entry = new SourceMap(JSON.parse(readFileSync(map, "utf8"))).findEntry(
      Number(line) - 1,
      Number(column) - 1,
    )
    if (!("originalSource" in entry)) return place
    const { originalSource, originalLine, originalColumn } = entry
    return `${originalSource.replace(/^(\.\.\/)+/, "")}:${originalLine + 1}:${originalColumn + 1}`
  })
}
