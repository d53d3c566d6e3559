import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync, Visitor, type CallExpression, type Expression } from "oxc-parser"

import { sourceFiles } from "./imports.ts"

interface Title {
  /** `describe` for a group, else the title of a test. */
  readonly kind: "describe" | "test"
  /** The title as it is written; the values of a template are `${}`. */
  readonly text: string
}

/** The name at the root of a callee: `it` of `it.effect.each(rows)`. */
const rootOf = (callee: Expression): string => {
  if (callee.type === "Identifier") return callee.name
  if (callee.type === "MemberExpression") return rootOf(callee.object as Expression)
  return callee.type === "CallExpression" ? rootOf(callee.callee) : ""
}

const textOf = (first: CallExpression["arguments"][number] | undefined): string | undefined => {
  if (first?.type === "TemplateLiteral") return first.quasis.map(({ value }) => value.cooked).join("${}")
  return first?.type === "Literal" && typeof first.value === "string" ? first.value : undefined
}

/** The titles of a test file's groups and tests, those of tables too. */
export const titlesOf = (file: string, source: string): ReadonlyArray<Title> => {
  const titles: Array<Title> = []
  const visitor = new Visitor({
    CallExpression: (call) => {
      const root = rootOf(call.callee)
      const text = textOf(call.arguments[0])
      if (text === undefined || call.arguments.length < 2) return
      if (root === "describe") titles.push({ kind: "describe", text })
      if (root === "it" || root === "test") titles.push({ kind: "test", text })
    },
  })
  visitor.visit(parseSync(file, source).program)
  return titles
}

/** The prefix before the subject of a title: row ids, and placeholders of row ids. */
const rowIds = /^(?:(?:\[[^\]]*\]|\$\{\}|\$row|\$id) )+/

/** A value that the run fills in: `%s`, `$name`, `${name}`. */
const placeholder = /%[sdifjoOc]|\$\{\}|\$[\w.]+/g

/** Verbs in the third person, which need a subject before them. Those that are plural nouns too are left out. */
const verbs = new Set(
  `accepts adds allows asks becomes begins breaks cancels clears closes compiles contains continues converts
  decodes detects does draws drops ends enters explains expires fails fetches fills finds fits focuses
  follows formats gets gives goes has hides ignores is keeps leads leaves loads makes mentions merges needs
  notifies offers opens passes precedes puts receives redirects refetches refuses registers rejects reloads
  removes renders repeats replaces reports requires resets restarts restores retries returns runs sends
  sets shows sorts starts stays stops submits takes throws turns uses validates verifies waits warns writes`.split(
    /\s+/,
  ),
)

const pronouns = new Set(["it", "they", "he", "she", "this", "these", "its", "their"])

/** Why a title cannot be understood alone. */
const faultOf = (title: string): string | undefined => {
  const sentence = title.replace(rowIds, "")
  const words = sentence.replace(placeholder, "").match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []
  const first = sentence.split(" ")[0] ?? ""
  if (sentence.includes("%#")) return "has the number of a case instead of its values"
  if (words.length < 3) return "has fewer than three words beside its placeholders"
  if (verbs.has(first)) return "begins with a verb: name the subject"
  return pronouns.has(first.toLowerCase()) ? "begins with a pronoun: name the subject" : undefined
}

/** The titles of a file's tests that cannot be understood alone, as `file: title: reason`. */
export const titleComplaints = (file: string, source: string): ReadonlyArray<string> =>
  titlesOf(file, source).flatMap(({ kind, text }) => {
    const fault = kind === "test" ? faultOf(text) : undefined
    return fault === undefined ? [] : [`${file}: ${text}: ${fault}`]
  })

export const isTestFile = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file)

export const allTitleComplaints = (root: string): ReadonlyArray<string> =>
  sourceFiles(root, ["tests"])
    .filter(isTestFile)
    .flatMap((file) => titleComplaints(file, readFileSync(join(root, file), "utf8")))

/** Titles that break a rule, with the reason. */
export const titlePlants = [
  ['it("closes on leaving the page", () => {})', "verb"],
  ['it.effect("[GA-06, GA-07] is fetched again", () => run)', "verb"],
  ["it(`${id} [HA-02] is fetched once`, () => {})", "verb"],
  ['it.each(rows)("$row shows its text on the page", () => {})', "verb"],
  ['it.each(rows)("%s", () => {})', "words"],
  ['it.effect.each(within([1]))("[GA-06] $name: %j", () => run)', "words"],
  ['test("machine, event sequence %#, ends as %s", () => {})', "case"],
  ['it("it stays open after a press", () => {})', "pronoun"],
] as const

/** Titles that keep the rules, and texts that are no titles of tests. */
export const soundTitles = [
  'it("[HH-08] an unread count above 99 shows as 99+", () => {})',
  'it.each(rows)("%s (as a guest)", () => {})',
  'it.each(rows)("$row [RM-28] the module $key shows the entry $entry", () => {})',
  'describe("closes on leaving", () => {})',
  'expect("closes on leaving", () => {})',
  'const it = ["closes on leaving"]',
] as const
