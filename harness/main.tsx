import { setupWorker } from "msw/browser"

import { makeWorld } from "#fixtures/world.ts"

import { installClock } from "./clock.ts"
import { makeHarness } from "./control.ts"
import { openDock } from "./dock/open.tsx"
import { keep, inTurnOfTabs, keysOfTabs, memoryOf, readStored } from "./stored.ts"
import { makeMotion } from "./motion.ts"
import { installPlatform } from "./platform.ts"
import { makeReport } from "./report.ts"
import * as Scenario from "./scenario.ts"
import { makeStage } from "./stage.ts"
import { joinTabs } from "./tabs.ts"
import { answerVendorCalls } from "./vendorCalls.ts"
import { type Device, deviceOf } from "./visitor.ts"
import { guardWindows } from "./windows.ts"

/** Start time of the app in a frozen scenario, in milliseconds. */
const untilFrozen = 1500

/**
 * The scenario of the address, which restarts from it, otherwise of the last visit. Removes it from the
 * address.
 */
const takeScenario = (device: Device): Scenario.Reading & { readonly isFresh: boolean } => {
  const url = new URL(location.href)
  const text = url.searchParams.get(Scenario.parameter)
  if (text === null) return { ...readStored(localStorage), isFresh: false }
  url.searchParams.delete(Scenario.parameter)
  history.replaceState(history.state, "", url)
  device.forget()
  const reading = Scenario.read(text)
  keep(localStorage, reading.scenario)
  return { ...reading, isFresh: true }
}

/**
 * Waits until the worker of an earlier page is gone or current. MSW's worker unregisters itself when its last page closes. If
 * the next page opens meanwhile, or is not controlled by the worker, MSW's own check for a newer worker ends with an error.
 */
const workerSettled = async (): Promise<void> => {
  if (!("serviceWorker" in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const isCurrent = await registration?.update().then(
    () => true,
    () => false,
  )
  if (isCurrent !== true || navigator.serviceWorker.controller !== null) return
  location.reload()
  await new Promise(() => {})
}

const start = async (): Promise<void> => {
  await workerSettled()
  const clock = installClock(window)
  const platform = installPlatform(window)
  const motion = makeMotion(document)
  const device = deviceOf(window)
  const reading = takeScenario(device)
  const { visitor, surroundings, settings } = reading.scenario
  platform.choose(surroundings)
  platform.setOffline(settings.offline)
  if (surroundings.hour !== null) clock.setHour(surroundings.hour)

  const world = await makeWorld(settings, {
    now: clock.now,
    memory: memoryOf({ local: localStorage, session: sessionStorage }),
    keys: await keysOfTabs(localStorage, inTurnOfTabs),
    faultsWait: true,
  })
  guardWindows(window, () => world.settings().firebaseOutcome === "blocked")
  answerVendorCalls(window, world.handlers)
  await setupWorker(...world.handlers).start({ onUnhandledFrame: "bypass", quiet: true })
  const tabs = joinTabs()
  if (reading.isFresh) {
    tabs.report(world.settings())
    device.choose(visitor)
    device.hold(await world.signInAs(visitor.persona, Scenario.merchantOf(reading.scenario)))
  }

  const report = makeReport(world.log)
  const { mount } = await import("#app/boot/render.tsx")
  const root = document.getElementById("root")
  if (root === null) throw new Error("The page has no root.")
  const stage = makeStage(mount, root, report.note, platform.host)
  const harness = makeHarness({
    world,
    clock,
    motion,
    platform,
    device,
    report,
    tabs,
    restart: stage.start,
    window,
    start: reading,
  })
  stage.start()
  openDock(harness, clock.natives)
  window.__harness = harness
  if (surroundings.frozen) clock.natives.setTimeout(() => harness.clock.freeze(), untilFrozen)
}

start().catch((error: unknown) => {
  const note = document.createElement("pre")
  note.textContent = `The harness did not start.\n${String(error)}`
  note.style.cssText = "padding:16px;color:#fff;white-space:pre-wrap;font:14px/1.5 monospace"
  document.body.append(note)
  console.error(error)
})
