import i18next from "i18next"
import { type ReactElement, useMemo, useState } from "react"

import { samples } from "#fixtures/machines/samples.ts"
import type { MessageKey } from "#i18n/messages.ts"

import { Group } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { chartOf } from "../report/machineChart.ts"
import { timeOf } from "../report/harnessLog.ts"
import type { RequestPolicyState, RunningMachine, RunningQuery } from "../report/runningState.ts"
import { useNow } from "./useNow.ts"

const seconds = (milliseconds: number): string => `${Math.max(0, Math.round(milliseconds / 1000))} s`

/** A machine's kinds of state with the possible transitions. The present kind is marked. */
const ChartList = ({ name, present }: { readonly name: string; readonly present: string }) => {
  // Memoised, because exploring a machine is slow.
  const chart = useMemo(() => {
    const sample = samples[name]
    return sample === undefined ? undefined : chartOf(sample)
  }, [name])
  return (
    <ul className="chart" aria-label={`Chart of ${name}`}>
      {chart?.kinds.map((kind) => (
        <li key={kind} aria-current={kind === present ? "step" : undefined}>
          <b>{kind}</b>
          {kind === present && <em> present</em>}
          {chart.arrows
            .filter(({ from }) => from === kind)
            .map(({ to, events }) => (
              <p key={to}>
                → {to}: {events.join(", ")}
              </p>
            ))}
        </li>
      ))}
    </ul>
  )
}

/** The next kind of state for each sample event, from the present state. Equal results are listed once. */
const Samples = ({ machine }: { readonly machine: RunningMachine }) => {
  const lines = machine.leadsTo.map(({ event, to }) =>
    to === machine.kind ? `${event} keeps ${to}` : `${event} would lead to ${to}`,
  )
  return (
    <ul aria-label={`Sample events of ${machine.name}`}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const Machine = ({ machine }: { readonly machine: RunningMachine }) => {
  const [open, setOpen] = useState(false)
  const { name, kind, event, at } = machine
  return (
    <li>
      <details className="line" open={open} onToggle={(toggle) => setOpen(toggle.currentTarget.open)}>
        <summary>
          <time>{timeOf(at)}</time> <b>{name}</b> <em>{kind}</em> <span>{event}</span>
        </summary>
        {open && (
          <>
            <h3>Sample events</h3>
            <Samples machine={machine} />
            <h3>Chart</h3>
            <ChartList name={name} present={kind} />
          </>
        )}
      </details>
    </li>
  )
}

const describeQuery = (query: RunningQuery, now: number): string => {
  const { value, fetchedAt, pendingSince, failure, hasSubscriber } = query
  const parts = [
    value === "" ? "no value" : `value: ${value}`,
    fetchedAt === undefined ? "never fetched" : `fetched ${seconds(now - fetchedAt)} ago`,
    pendingSince === undefined ? "" : `waits for a response for ${seconds(now - pendingSince)}`,
    // The state of a query is unknown to the log, so its key is a text here.
    failure === undefined ? "" : `last failure: ${i18next.t(failure as MessageKey)}`,
    hasSubscriber ? "" : "no page uses it",
  ]
  return parts.filter((part) => part !== "").join("; ")
}

const leftOf = ({ until }: RequestPolicyState, now: number): string =>
  until === undefined || until <= now ? "ready" : `${seconds(until - now)} left`

interface ListedProps {
  readonly name: string
  readonly note: string
  readonly children: ReadonlyArray<ReactElement>
}

const Listed = ({ name, note, children }: ListedProps) => (
  <Group title={`${name}: ${children.length}`} note={note}>
    <ol aria-label={name}>{children}</ol>
  </Group>
)

export const StatePanel = () => {
  const { running } = useHarness()
  const now = useNow(1000)
  const breaker = running.openBreaker()
  return (
    <>
      <Listed
        name="Running machines"
        note="By state tag, with the last event. Open one for its sample events and chart."
      >
        {running.machines().map((machine) => (
          <Machine key={machine.id} machine={machine} />
        ))}
      </Listed>
      <Group title="Circuit breaker">
        <p role="status" aria-label="Circuit breaker">
          {breaker === undefined
            ? "Closed"
            : `Open since ${timeOf(breaker.at)}, next probe: ${leftOf(breaker, now)}`}
        </p>
      </Group>
      <Listed name="Throttles and debounces" note="Since the app's start, the last trigger of each.">
        {running.policies().map((state) => (
          <li key={state.policy} className="line policy">
            <b>{state.policy}</b> <em className={state.outcome}>{state.outcome}</em>{" "}
            <span>{leftOf(state, now)}</span>
          </li>
        ))}
      </Listed>
      <Listed name="Queries" note="By area and most likely call: a query has no name in the app.">
        {running.queries().map((query) => (
          <li key={query.id} className="line policy">
            <b>{query.call || "Query"}</b> <em>{query.kind}</em> <span>{describeQuery(query, now)}</span>
          </li>
        ))}
      </Listed>
    </>
  )
}
