import { Duration } from "effect"
import { describe, expect, it } from "vitest"

import { good, submitted } from "#fixtures/machines/Login.ts"
import * as Login from "#machines/Login.ts"

import { openTestDock } from "./openTestDock.tsx"

/** The State panel after a login form was submitted, with a debounce that waits. */
const openState = async () => {
  const opened = await openTestDock()
  const { running, harness } = opened
  const { machineLog, policyLog } = running.begin()
  const event = submitted(good)
  const { machine } = Login
  machineLog()({ machine, instance: {}, event, state: machine.step(machine.initial, event).state })
  policyLog({
    policy: "winners",
    outcome: "waited",
    at: harness.clock.now(),
    wait: Duration.millis(3_600_000),
  })
  return { ...opened, policyLog, panel: await opened.openPanel("State") }
}

describe("the State panel of the dock", () => {
  it("a running machine shows its tag, and opened where sample events lead and its chart with the present tag", async () => {
    const { panel } = await openState()
    await panel.getByRole("list", { name: "Running machines" }).getByText("Login").click()
    const samples = panel.getByRole("list", { name: "Sample events of Login" })
    await expect.element(samples.getByText("Accepted would lead to SignedIn")).toBeVisible()
    const chart = panel.getByRole("list", { name: "Chart of Login" })
    const present = chart.getByRole("listitem").filter({ hasText: "present" })
    await expect.element(present).toHaveAttribute("aria-current", "step")
    await expect.element(present.getByText("→ SignedIn: Accepted")).toBeVisible()
  })

  it("a debounce that waits shows its remaining time, and the circuit breaker shows when it is open", async () => {
    const { panel, policyLog, harness } = await openState()
    const debounces = panel.getByRole("list", { name: "Throttles and debounces" })
    await expect.element(debounces.getByText(/winners waited 3\d\d\d s left/)).toBeVisible()
    const breaker = panel.getByRole("status", { name: "Circuit breaker" })
    await expect.element(breaker).toHaveTextContent("Closed")
    policyLog({
      policy: "circuit-breaker",
      outcome: "waited",
      at: harness.clock.now(),
      wait: Duration.millis(3_600_000),
    })
    await expect.element(panel.getByText(/^Open since .* next probe: 3\d\d\d s left$/)).toBeVisible()
  })

  it("any machine's chart can be chosen, also of one that does not run", async () => {
    const { panel } = await openState()
    await panel.getByRole("combobox", { name: "Machine" }).selectOptions("GameShell")
    const chart = panel.getByRole("list", { name: "Chart of GameShell" })
    await expect.element(chart.getByText(/→ Loading: Launched/).first()).toBeVisible()
  })

  it("a step of a machine is a line of the Log panel, which its filter of kinds finds", async () => {
    const { openPanel } = await openState()
    const log = await openPanel("Log")
    await log.getByRole("combobox", { name: "Kind" }).selectOptions("machine")
    await expect.element(log.getByText("Submitted: Editing → Submitting")).toBeVisible()
    expect(log.getByRole("list", { name: "Log" }).getByRole("listitem").elements()).toHaveLength(1)
  })
})
