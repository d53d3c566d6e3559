import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync } from "oxc-parser"

import { sourceFiles } from "./imports.ts"
import { isTestFile, titlesOf } from "./titles.ts"

interface Rejected {
  /** Alternatives, as a regular expression without word boundaries. */
  readonly word: string
  readonly instead: string
}

/** Words that comments, test titles and documents do not use, by `docs/glossary.md` and CONTRIBUTING. */
export const rejected: ReadonlyArray<Rejected> = [
  { word: "anew", instead: "again" },
  { word: "whoever", instead: "anyone who" },
  { word: "nobody(?:'s)?", instead: "no one, or a negated verb" },
  { word: "be it", instead: "if" },
  { word: "(?:of )?one's own", instead: "its own" },
  { word: "patiently", instead: "with retries" },
  { word: "on (?:its|their) way", instead: "in flight" },
  { word: "asked for", instead: "requested, fetched" },
  { word: "(?:is|are) told", instead: "receives, is reported" },
  { word: "for the moment", instead: "now" },
  { word: "for good", instead: "permanently" },
  { word: "for ever", instead: "without end" },
  { word: "there (?:is|are) none", instead: "does not exist" },
  { word: "in vain", instead: "without effect" },
  { word: "at hand", instead: "available, cached" },
  { word: "newcomers?", instead: "the new entry, the new member" },
  { word: "tells?|telling", instead: "returns, reports, calls" },
  { word: "knows?|knowing", instead: "stores, contains, recognizes" },
  { word: "stands?|standing", instead: "is, shows" },
  { word: "wires?", instead: "HTTP, request, gateway contract" },
  { word: "houses?", instead: "architecture" },
  { word: "desks?", instead: "form, page" },
  { word: "shelf|shelves", instead: "Ladle, list" },
  { word: "purses?", instead: "wallet" },
  { word: "guises?", instead: "preview wrapper" },
  { word: "lots?", instead: "seed" },
  { word: "pretend gateway", instead: "simulated gateway" },
]

/** The glossary names the words that it rejects. */
const glossary = "docs/glossary.md"

const patterns = rejected.map(({ word, instead }) => ({
  instead,
  pattern: new RegExp(`(?<![\\w-])(?:${word})(?![\\w-])`, "gi"),
}))

/** Names of code are exempt: `inline code` of a comment or document, and blocks of code. */
const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, "")

/** The texts of a file that people read: its comments and test titles, or the whole document. */
export const proseOf = (file: string, text: string): ReadonlyArray<string> => {
  if (file.endsWith(".md")) return [withoutCode(text)]
  if (file.endsWith(".css")) return text.match(/\/\*[\s\S]*?\*\//g) ?? []
  const comments = parseSync(file, text).comments.map(({ value }) => withoutCode(value))
  const titles = isTestFile(file) ? titlesOf(file, text).map((title) => title.text) : []
  return [...comments, ...titles]
}

/** Texts that break the rule, as file and text. */
export const wordPlants = [
  ["src/a.ts", "/** Loads it anew. */"],
  ["src/a.ts", "const a = 1 // loads it anew"],
  ["src/a.tsx", "const a = <p>{/* anew */}</p>"],
  ["src/a.css", "a { /* anew */ }"],
  ["tests/a.test.ts", 'it("is read anew", () => {})'],
  ["tests/a.test.ts", 'it.each([\n  1,\n] as const)("%i is read anew", () => {})'],
  ["README.md", "It loads\nanew."],
] as const

/** The rejected words of a file, as `file: word, write x`. */
export const wordComplaints = (file: string, text: string): ReadonlyArray<string> =>
  proseOf(file, text).flatMap((prose) =>
    patterns.flatMap(({ pattern, instead }) =>
      [...prose.replace(/\s*\n\s*(?:\* ?)?/g, " ").matchAll(pattern)].map(
        ([word]) => `${file}: ${word}, write ${instead}`,
      ),
    ),
  )

const folders = [".ladle", "fixtures", "harness", "src", "tests", "tools"]

const withSlashes = (path: string): string => path.replaceAll("\\", "/")

/** Installed packages and builds. */
const foreign = ["**/node_modules", "dist", "dist-*", ".ladle/build"]

/** Every document of the repository, with forward slashes. */
export const documentsOf = (root: string): ReadonlyArray<string> =>
  globSync(["**/*.md", ".ladle/**/*.md"], { cwd: root, exclude: foreign }).map(withSlashes)

/** The rejected words of the project, except in the glossary. */
export const allWordComplaints = (root: string): ReadonlyArray<string> => {
  const css = folders.flatMap((folder) => globSync(`${folder}/**/*.css`, { cwd: root }))
  return [...sourceFiles(root, folders), ...css.map(withSlashes), ...documentsOf(root)]
    .filter((file) => file !== glossary)
    .flatMap((file) => wordComplaints(file, readFileSync(join(root, file), "utf8")))
}
