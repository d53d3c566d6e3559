import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync, Visitor } from "vite"

import { sourceFiles } from "./imports.ts"

/** Folders of tests whose subject is an address, a fixture or the search for such texts. */
const free = ["architecture", "fixtures", "gateway", "tools"].map((folder) => `tests/${folder}/`)

/** A whole request, such as `GET /wps/captcha`: the test checks what is sent, method included. */
const isRequest = (text: string): boolean => /^(GET|POST|PUT|DELETE) \//.test(text)

/** The path, or the last name of a relayed path, which identifies its call. */
const endsOf = (path: string): ReadonlyArray<string> =>
  path.startsWith("/wps/relay/") ? [path, path.slice("/wps/relay/".length)] : [path]

/** A text without the pattern's stars before it and without query. */
const addressIn = (text: string): string => text.replace(/^\*+/, "").replace(/\?.*$/s, "")

/** Texts of a test file that repeat the path of a call, as `file:line: text`. */
export const callPathComplaints = (
  file: string,
  code: string,
  paths: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const known = new Set(paths.flatMap(endsOf))
  const complaints: Array<string> = []
  const check = (text: string, start: number): void => {
    if (isRequest(text) || !known.has(addressIn(text))) return
    complaints.push(`${file}:${code.slice(0, start).split("\n").length}: ${text}`)
  }
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === "string") check(value, start)
    },
    TemplateElement: ({ value, start }) => check(value.raw, start),
  }).visit(parseSync(file, code).program)
  return complaints
}

/** Texts of all tests that repeat the path of a call, which the tests import instead. */
export const allCallPathComplaints = (root: string, paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  sourceFiles(root, ["tests"])
    .filter((file) => !free.some((folder) => file.startsWith(folder)))
    .flatMap((file) => callPathComplaints(file, readFileSync(join(root, file), "utf8"), paths))
