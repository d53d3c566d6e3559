import { assert, describe, it } from "@effect/vitest"
import { Duration, Option } from "effect"

import { judge, type Rule, type Verdict } from "#domain/Access.ts"
import { paths } from "#config/paths.ts"

import { sessionOf } from "../support/services.ts"

type Visitor = "guest" | 0 | 1 | 2 | 3 | 4 | 40 | 41 | 42 | 9

const letters = {
  A: "Allowed",
  L: "Redirected login",
  M: "Redirected login, real_account_only",
  H: "Redirected home, replacing",
  W: "SentOn",
  F: "Refused free_reject 2 s",
  O: "Refused free_reject 1 s",
  R: "Refused real_account_only",
  Q: "RegisterPrompt",
} as const

const visitors: ReadonlyArray<Visitor> = ["guest", 0, 1, 2, 3, 4, 40, 41, 42, 9]

//                                          guest 0 1 2 3 4 40 41 42 9
const matrix: Readonly<Record<Rule, string>> = {
  anyone: /*                             */ "A    A A A A A A  A  A  A",
  entry: /*                              */ "A    W W W W A W  W  W  W",
  session: /*                            */ "L    A A A A A A  A  A  A",
  realMember: /*                         */ "M    A A A A R A  A  A  A",
  depositor: /*                          */ "L    A A A F F F  F  F  F",
  memberCentre: /*                       */ "L    A A A A Q A  A  A  A",
  inbox: /*                              */ "L    A A A A O A  A  A  A",
  notTrial: /*                           */ "A    A A A A F A  A  A  A",
  agent: /*                              */ "H    H A A A H H  A  A  A",
  passwordChange: /*                     */ "H    A A A A A A  A  A  A",
}

const outcomeOf = (verdict: Verdict): string => {
  switch (verdict._tag) {
    case "Allowed":
    case "RegisterPrompt":
    case "SentOn":
      return verdict._tag
    case "Redirected":
      return [
        `Redirected ${verdict.path === paths.login ? "login" : verdict.path.slice(3)}`,
        ...(verdict.replace ? ["replacing"] : []),
        ...(verdict.message === undefined ? [] : [verdict.message]),
      ].join(", ")
    case "Refused":
      return `Refused ${verdict.message} ${verdict.shownFor === undefined ? "" : `${Duration.toSeconds(verdict.shownFor)} s`}`.trim()
  }
}

const sessionFor = (visitor: Visitor) =>
  visitor === "guest" ? Option.none() : Option.some(sessionOf(visitor))

const isLetter = (letter: string): letter is keyof typeof letters => letter in letters

const rules = Object.entries(matrix).flatMap(([rule, row]) =>
  row.split(/\s+/).map((letter, place) => {
    if (!isLetter(letter)) throw new Error(`${letter} is no verdict`)
    return { rule: rule as Rule, visitor: visitors[place] ?? "guest", expected: letters[letter] }
  }),
)

describe("access rules", () => {
  it.each(rules)("$rule gives $visitor the verdict $expected", ({ rule, visitor, expected }) => {
    assert.strictEqual(outcomeOf(judge(rule, sessionFor(visitor))), expected)
  })
})
