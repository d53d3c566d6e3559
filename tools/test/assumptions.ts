import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const folders = ["src", "fixtures", "harness"]

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
)

/** The text of a comment line, without comment signs. */
const words = (line: string): string =>
  line
    .replace(/^\s*(\/\*\*?|\*(?!\/)|\/\/|<!--)?/, "")
    .replace(/(\*\/|-->)\s*$/, "")
    .trim()

const isComment = (line: string): boolean => /^\s*(\/\*|\*|\/\/)/.test(line)

/** An assumption runs to the end of its paragraph of the comment. */
const paragraph = (lines: ReadonlyArray<string>, from: number): string => {
  const rest = lines.slice(from + 1)
  const isOver = (line: string): boolean =>
    !isComment(line) || words(line) === "" || words(line).startsWith("@")
  const end = (lines[from] ?? "").includes("*/") ? 0 : rest.findIndex(isOver)
  return [lines[from] ?? "", ...rest.slice(0, Math.max(end, 0))].map(words).join(" ")
}

const found = files.flatMap((file) => {
  const lines = readFileSync(file, "utf8").split("\n")
  return lines.flatMap((line, index) =>
    isComment(line) && line.includes("Assumed:") ? [`${file}:${index + 1}  ${paragraph(lines, index)}`] : [],
  )
})

for (const line of found.sort()) console.log(line)
console.log(`${found.length} assumptions`)
