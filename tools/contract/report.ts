import { mask, masked, maskText } from "#fixtures/logic/entry/mask.ts"
import { escaped } from "#tools/configure/page.ts"
import { printable } from "#tools/printable.ts"

import type { Exchange } from "./exchange.ts"
import { type CheckResult, type State, states } from "./runChecks.ts"

interface Run {
  readonly gateway: string
  readonly account: string
  /** The version of the contract. */
  readonly contract: string
  /** The time of the run in ISO 8601. */
  readonly at: string
  /** The ids of the checks that are known to fail. */
  readonly known: ReadonlyArray<string>
}

/** Maximum number of findings for each check in the report. */
const most = 20

const noteOf = (state: State): string | undefined => {
  if (state === "failed") return "It is known to fail."
  return state === "passed" ? "It is known to fail, but passed." : undefined
}

export type Report = ReturnType<typeof reportOf>

/** Creates a function that hides secrets in a text, also as parts of JSON and of an address. */
export const hiding = (secrets: ReadonlyArray<string>) => {
  const forms = secrets.flatMap((secret) => [
    secret,
    JSON.stringify(secret).slice(1, -1),
    encodeURIComponent(secret),
  ])
  return (text: string): string =>
    forms.filter(Boolean).reduce((hidden, form) => hidden.replaceAll(form, masked), text)
}

/** The report of a run. Hides the secrets that were sent, wherever they come back, and those in fields with a secret's name. */
export const reportOf = (run: Run, results: ReadonlyArray<CheckResult>, hide: (text: string) => string) => ({
  ...run,
  counts: Object.fromEntries(
    states.map((state) => [state, results.filter((result) => result.state === state).length]),
  ),
  checks: results.map(({ check: { id, rule, title, player }, state, reason, findings }) => ({
    id,
    rule,
    title,
    state,
    reason: reason && hide(reason),
    note: run.known.includes(id) ? noteOf(state) : undefined,
    player: findings.length === 0 ? undefined : player,
    findings: findings.slice(0, most).map(({ what, exchange }) => ({
      what: hide(exchange === undefined ? what : `${exchange.name}: ${what}`),
      exchange: exchange && withoutSecrets(exchange, hide),
    })),
  })),
})

const withoutSecrets = ({ request, response, duration }: Exchange, hide: (text: string) => string) => ({
  request: hide(`${request.method} ${request.address}`),
  headers: mask(request.headers),
  body: maskText(hide(request.body ?? ""), "body"),
  status: response.status,
  response: maskText(hide(response.text), "body"),
  milliseconds: duration,
})

const summary = ({ counts }: Report): string => states.map((state) => `${counts[state]} ${state}`).join(", ")

/** The lines for a check and its findings, one line for each finding. A finding or reason may quote the gateway. */
const linesOf = ({ id, rule, state, title, reason, note, player, findings }: Report["checks"][number]) => {
  const details = [
    ...(reason === undefined ? [] : [reason]),
    ...(note === undefined ? [] : [note]),
    ...findings.map(({ what }) => what),
    ...(player === undefined ? [] : [`A player sees: ${player}`]),
  ]
  return [
    `${state.padEnd(8)} ${id} (${rule}): ${title}`,
    ...details.map((detail) => `         ${printable(detail)}`),
  ]
}

/** The report for a terminal. */
export const asText = (report: Report): string =>
  [
    `${report.gateway} as ${report.account}, contract ${report.contract}`,
    ...report.checks.flatMap(linesOf),
    summary(report),
  ].join("\n")

const longest = 4000

const exchangeHtml = (exchange: object): string => {
  const text = JSON.stringify(exchange, null, 1)
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text
  return `<details><summary>Request and response</summary><pre>${escaped(shown)}</pre></details>`
}

const checkHtml = (check: Report["checks"][number]): string => {
  const exchanges = check.findings.flatMap(({ exchange }) => (exchange ? [exchangeHtml(exchange)] : []))
  const [title = "", ...lines] = linesOf(check).map(escaped)
  return `<section class="${check.state.replace(" ", "-")}"><h2>${title}</h2><p>${lines.join("<br>")}</p>${exchanges.join("")}</section>`
}

const style =
  "body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}pre{overflow:auto;background:#f4f4f4;padding:1em}" +
  "h2{font-size:1em}section{border-left:4px solid #888;padding-left:1em}.passed{border-color:#080}.failed{border-color:#c00}.warning{border-color:#c80}"

/** The report as one HTML page without scripts or external files. */
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
