import fc from "fast-check"
import { describe, expect, it, onTestFinished, vi } from "vitest"

import { defaultDeployment } from "#config/deployment.ts"
import { moduleIds } from "#domain/Whitelabel.ts"
import type { Session } from "#domain/Session.ts"
import * as Settings from "#fixtures/settings.ts"
import { makeWorld, type World } from "#fixtures/world.ts"
import { installClock, ownWithin } from "#harness/clock/clock.ts"
import { epochOf } from "#harness/clock/localTime.ts"
import * as Scenario from "#harness/scenario/scenario.ts"
import { beginClock, linkContents } from "#harness/scenario/scenarioLinks.ts"
import { parameter } from "#harness/scenario/storedKeys.ts"
import { noView } from "#harness/scenario/view.ts"
import { everyRead } from "#tools/contract/reads.ts"
import { simulatedClient } from "#tools/contract/simulated.ts"

/** A clock on a device whose time stands still. */
const openClock = () => {
  const timers = { setTimeout: Number, clearTimeout: Number, setInterval: Number, clearInterval: Number }
  const performance = { now: () => 0 }
  return installClock(Object.assign(timers, { Date, Promise, performance, requestAnimationFrame: Number }))
}

const year = 365 * 86_400
// A time near the device's own is no set clock, and a link does not contain it.
const shift = fc
  .integer({ min: -year, max: year })
  .map((seconds) => seconds * 1000)
  .filter((milliseconds) => Math.abs(milliseconds) > ownWithin)

const scenarios = fc.record({
  persona: fc.constantFrom("guest", "0", "4", "9", "41"),
  /** Times to which the tester sets the clock, as differences from the device's time. */
  times: fc.array(shift, { minLength: 1, maxLength: 3 }),
  settings: fc.record(
    {
      scale: fc.constantFrom("empty", "few"),
      protection: fc.constantFrom(...Settings.protectionStates),
      modulesOff: fc.subarray([...moduleIds]),
      unreadInbox: fc.option(fc.nat(200)),
    },
    // Longer lists take much longer, and show nothing else.
    { requiredKeys: ["scale"] },
  ),
})

/** What every read says. */
const responsesOf = async (world: World, session: Session | undefined, now: number) => {
  const sender = {
    token: session?.token ?? "",
    merchant: defaultDeployment.merchant,
    language: "EN",
  } as const
  const reads = await everyRead(simulatedClient(world, now), sender, session?.userName ?? "member0", true)
  return reads.map(({ name, response }) => [name, response.text])
}

describe("a link of a scenario whose clock was set", () => {
  it(
    "[HA-87] opens in an empty profile with the same responses to every read",
    { timeout: 240_000 },
    async () => {
      onTestFinished(() => void vi.useRealTimers())
      const check = fc.asyncProperty(scenarios, async ({ persona, times, settings }) => {
        vi.useFakeTimers({ now: new Date(2026, 10, 21, 10, 30), toFake: ["Date"] })
        const clock = openClock()
        const started = clock.now()
        const world = await makeWorld({}, { now: clock.now, seed: "link" })
        const session = await world.signInAs(persona)
        for (const time of times) clock.setTime(started + time)
        world.configure(settings)
        const visitor = { ...Scenario.defaults.visitor, persona }
        const scenario = { ...Scenario.defaults, visitor, settings: world.settings() }
        const contents = linkContents({ clock, world, account: session?.userName ?? "" }, scenario, noView)
        const link = new URL(Scenario.linkOf("https://lobby.example/", ...contents))
        const before = await responsesOf(world, session, clock.now())

        vi.setSystemTime(new Date(2026, 11, 24))
        const opening = Scenario.read(link.searchParams.get(parameter) ?? "")
        const fresh = openClock()
        const tabClock = { store: () => Promise.resolve(), takeNewer: () => undefined }
        await beginClock(fresh, tabClock, opening.scenario.surroundings)
        const [began, openedAt] = opening.began.map(epochOf)
        const opened = await makeWorld(opening.scenario.settings, { now: fresh.now, seed: "link", began })
        const own = await opened.signInAs(opening.scenario.visitor.persona, "", openedAt)
        expect(await responsesOf(opened, own, fresh.now())).toEqual(before)
      })
      await fc.assert(check, { numRuns: 50 })
    },
  )
})
