import { mask, masked, maskText } from "#fixtures/logic/entry/mask.ts"

import type { State } from "./check.ts"
import type { Exchange } from "./client.ts"
import type { CheckResult } from "./runChecks.ts"

/** The exchange behind a finding, without its secrets. */
interface ReportedExchange {
  readonly request: string
  readonly headers: unknown
  readonly body: unknown
  readonly status: number
  readonly response: unknown
  /** Milliseconds. */
  readonly duration: number
}

interface ReportedFinding {
  readonly what: string
  readonly exchange?: ReportedExchange
}

export interface ReportedCheck {
  readonly id: string
  readonly rule: string
  readonly title: string
  readonly state: State
  readonly reason: string
  /** What a player sees; only of a check that failed or warns. */
  readonly player?: string
  readonly findings: ReadonlyArray<ReportedFinding>
}

export interface Report {
  readonly gateway: string
  readonly account: string
  /** Version of the contract. */
  readonly contract: string
  /** ISO 8601. */
  readonly at: string
  readonly counts: Readonly<Record<State, number>>
  readonly checks: ReadonlyArray<ReportedCheck>
}

/** Findings of one check in the report. */
const most = 20

export const reportOf = (
  about: Pick<Report, "gateway" | "account" | "contract" | "at">,
  results: ReadonlyArray<CheckResult>,
): Report => {
  const count = (state: State): number => results.filter((result) => result.state === state).length
  return {
    ...about,
    counts: {
      passed: count("passed"),
      failed: count("failed"),
      warning: count("warning"),
      "not run": count("not run"),
    },
    checks: results.map(({ check: { id, rule, title, player }, state, reason, findings }) => ({
      id,
      rule,
      title,
      state,
      reason,
      ...(findings.length === 0 ? {} : { player }),
      findings: findings.slice(0, most).map(({ what, exchange }) => ({
        what,
        ...(exchange === undefined ? {} : { exchange: reported(exchange) }),
      })),
    })),
  }
}

const reported = ({ asked, answered, duration }: Exchange): ReportedExchange => ({
  request: `${asked.method} ${maskedAddress(asked.address)}`,
  headers: mask(asked.headers),
  body: maskText(asked.body ?? "", "body"),
  status: answered.status,
  response: maskText(answered.text, "body"),
  duration,
})

/** Some calls have the token in their query (gateway §5, §6). */
const maskedAddress = (address: string): string =>
  address.replace(/([?&]token=)[^&]+/g, (_, name: string) => `${name}${masked}`)

const longest = 2000

const shown = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value, null, 1) ?? "")
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const summary = ({ counts }: Report): string =>
  (["passed", "failed", "warning", "not run"] as const).map((state) => `${counts[state]} ${state}`).join(", ")

/** The report for a terminal: of each finding one line. */
export const asText = (report: Report): string => {
  const lines = report.checks.flatMap(({ id, rule, state, title, reason, player, findings }) => {
    const details = [
      ...(state === "not run" ? [reason] : []),
      ...findings.map(({ what }) => what),
      ...(player === undefined ? [] : [`A player sees: ${player}`]),
    ]
    return [
      `${state.padEnd(8)} ${id} (${rule}): ${title}`,
      ...details.map((detail) => `${" ".repeat(9)}${detail}`),
    ]
  })
  return [
    `${report.gateway} as ${report.account}, contract ${report.contract}`,
    ...lines,
    summary(report),
  ].join("\n")
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

const exchangeHtml = (exchange: ReportedExchange): string => {
  const { request, headers, body, status, response, duration } = exchange
  const parts = [
    `${request}\n${shown(headers)}\n${shown(body)}`,
    `${status} after ${duration} ms\n${shown(response)}`,
  ]
  return `<details><summary>${escaped(request)}</summary>${parts.map((part) => `<pre>${escaped(part)}</pre>`).join("")}</details>`
}

const checkHtml = ({ id, rule, title, state, reason, player, findings }: ReportedCheck): string => {
  const found = findings.map(
    ({ what, exchange }) =>
      `<li>${escaped(what)}${exchange === undefined ? "" : exchangeHtml(exchange)}</li>`,
  )
  return [
    `<section class="${state.replace(" ", "-")}"><h2>${escaped(`${state}: ${title}`)}</h2>`,
    `<p>${escaped(`${id}, ${rule}. ${reason}`)}</p>`,
    player === undefined ? "" : `<p>A player sees: ${escaped(player)}</p>`,
    found.length === 0 ? "" : `<ul>${found.join("")}</ul>`,
    "</section>",
  ].join("")
}

const style =
  "body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}pre{overflow:auto;background:#f4f4f4;padding:1em}" +
  "h2{font-size:1em}section{border-left:4px solid #888;padding-left:1em}.passed{border-color:#080}.failed{border-color:#c00}.warning{border-color:#c80}"

/** The report as one page without scripts and other files. */
export const asHtml = (report: Report): string => {
  const title = `Conformance of ${report.gateway}`
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>`,
    `<p>${escaped(`${report.account}, contract ${report.contract}, ${report.at}. ${summary(report)}.`)}</p>`,
    ...report.checks.map(checkHtml),
    "</html>\n",
  ].join("\n")
}
