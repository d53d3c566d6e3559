import { useEffect, useState } from "react"

import { samples } from "#fixtures/machines/samples.ts"

import { Group, Select } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { type Chart, chartOf } from "../report/machineChart.ts"
import { timeOf } from "../report/harnessLog.ts"
import type { PolicyState, RunningMachine, RunningQuery } from "../report/runningState.ts"

/** The time of the app's clock in whole seconds. A frozen clock stops it. */
const useNow = (): number => {
  const harness = useHarness()
  const [now, setNow] = useState(harness.clock.now())
  useEffect(() => {
    let frame = 0
    const look = () => {
      setNow(Math.ceil(harness.clock.now() / 1000) * 1000)
      frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [harness])
  return now
}

const seconds = (milliseconds: number): string => `${Math.max(0, Math.round(milliseconds / 1000))} s`

const charts = new Map<string, Chart>()

/** The chart of a machine, explored once a page. */
const chartNamed = (name: string): Chart | undefined => {
  const sample = samples[name]
  const known = charts.get(name)
  if (known !== undefined || sample === undefined) return known
  const chart = chartOf(sample)
  charts.set(name, chart)
  return chart
}

/** The kinds of state with their arrows; the present one is marked. */
const ChartList = ({ name, present }: { readonly name: string; readonly present: string | undefined }) => {
  const chart = chartNamed(name)
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

/** Where the sample events lead from the present state. Equal outcomes of an event are one. */
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
    <details className="line" open={open} onToggle={(toggle) => setOpen(toggle.currentTarget.open)}>
      <summary>
        <time>{timeOf(at)}</time> <b>{name}</b> <em>{kind}</em> <span>{event}</span>
      </summary>
      {open && (
        <>
          <h4>Sample events</h4>
          <Samples machine={machine} />
          <h4>Chart</h4>
          <ChartList name={name} present={kind} />
        </>
      )}
    </details>
  )
}

const Query = ({ query, now }: { readonly query: RunningQuery; readonly now: number }) => {
  const { kind, value, fetchedAt, pendingSince, failure, hasReader } = query
  const parts = [
    value,
    fetchedAt === undefined ? "never fetched" : `age ${seconds(now - fetchedAt)}`,
    pendingSince === undefined ? "" : `pending for ${seconds(now - pendingSince)}`,
    failure === undefined ? "" : `failed: ${failure}`,
    hasReader ? "" : "no reader",
  ]
  return (
    <p className="line policy">
      <b>{kind}</b> <span>{parts.filter((part) => part !== "").join("; ")}</span>
    </p>
  )
}

const leftOf = ({ until }: PolicyState, now: number): string =>
  until === undefined || until <= now ? "ready" : `${seconds(until - now)} left`

const Policies = ({ now }: { readonly now: number }) => {
  const { running } = useHarness()
  const breaker = running.openBreaker()
  return (
    <>
      <Group title="Circuit breaker">
        <p role="status" aria-label="Circuit breaker">
          {breaker === undefined
            ? "Closed"
            : `Open since ${timeOf(breaker.at)}, next probe: ${leftOf(breaker, now)}`}
        </p>
      </Group>
      <Group title="Throttles and debounces" note="Since the app's start, the last trigger of each.">
        <ul aria-label="Throttles and debounces">
          {running.policies().map((state) => (
            <li key={state.policy} className="line policy">
              <b>{state.policy}</b> <em className={state.outcome}>{state.outcome}</em>{" "}
              <span>{leftOf(state, now)}</span>
            </li>
          ))}
        </ul>
      </Group>
    </>
  )
}

const AllCharts = () => {
  const names = Object.keys(samples)
  const [name, setName] = useState(names[0] ?? "")
  return (
    <Group title="Any machine's chart">
      <Select
        name="Machine"
        options={names.map((value) => ({ value, label: value }))}
        value={name}
        onChange={setName}
      />
      <ChartList name={name} present={undefined} />
    </Group>
  )
}

export const StatePanel = () => {
  const { running } = useHarness()
  const now = useNow()
  const queries = running.queries()
  const machines = running.machines()
  return (
    <>
      <Group
        title={`Running machines: ${machines.length}`}
        note="By state tag, with the last event. Open one for its sample events and chart."
      >
        <ol aria-label="Running machines">
          {machines.map((machine) => (
            <li key={machine.id}>
              <Machine machine={machine} />
            </li>
          ))}
        </ol>
      </Group>
      <Policies now={now} />
      <Group
        title={`Queries: ${queries.length}`}
        note="A query has no name in the app: see its value's fields."
      >
        <ol aria-label="Queries">
          {queries.map((query) => (
            <li key={query.id}>
              <Query query={query} now={now} />
            </li>
          ))}
        </ol>
      </Group>
      <AllCharts />
    </>
  )
}
