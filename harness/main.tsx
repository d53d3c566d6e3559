import { Result } from "effect"
import { setupWorker } from "msw/browser"

import { keepEarlyErrors } from "#app/boot/earlyErrors.ts"
import { memoryKeys } from "#fixtures/stateStore.ts"
import { changes } from "#fixtures/settings.ts"
import { makeWorld } from "#fixtures/world.ts"

import { posterOf, shownBrand } from "./device/brands.ts"
import { otherBuild } from "./build.ts"
import { installClock } from "./clock/clock.ts"
import { epochOf } from "./clock/localTime.ts"
import { type Receiver, takeReports } from "./report/collector.ts"
import { makeHarness } from "./control.ts"
import { controlBy, hasOneGateway } from "./gateway/gatewayControl.ts"
import { pictureChunks } from "./gateway/pictureChunks.ts"
import { oneGatewayWorld } from "./gateway/oneGateway.ts"
import { openDock } from "./dock/open.tsx"
import { dropUsedLogin } from "./device/justLoggedIn.ts"
import { keep, memoryOf, readStored } from "./scenario/stored.ts"
import { parameter, storedKeys } from "./scenario/storedKeys.ts"
import { makeMotion } from "./clock/motion.ts"
import { readPayload } from "./report/payload.ts"
import { watchRequests } from "./pageRequests.ts"
import { isPhoneHost } from "./phones/hosts.ts"
import { joinPhones, reportFailure } from "./phones/joinPhones.ts"
import { installPlatform } from "./device/platform.ts"
import { makeReport } from "./report/harnessLog.ts"
import * as Scenario from "./scenario/scenario.ts"
import { read as readFile, type ReadFile } from "./scenario/scenarioFile.ts"
import { beginClock, freezeOnceStarted, signInOnDevice } from "./scenario/scenarioLinks.ts"
import { makeRunningState } from "./report/runningState.ts"
import { makeAppHost } from "./appHost.ts"
import { makeTabClock } from "./clock/tabClock.ts"
import { joinTabs, emptyIfOver } from "./tabs/tabs.ts"
import { openBrowserStore, type TabStore } from "./tabs/tabStore.ts"
import { answerVendorCalls } from "./gateway/vendorCalls.ts"
import { type Device, deviceOf } from "./device/deviceStorage.ts"
import { guardWindows } from "./device/windows.ts"

/** The scenario file that the tab's previous page has stored, to be opened after its reload. Removes the file from the storage. */
const takeFile = (): ReadFile | undefined => {
  const text = sessionStorage.getItem(storedKeys.file)
  sessionStorage.removeItem(storedKeys.file)
  return text === null ? undefined : Result.getOrUndefined(readFile(text))
}

/**
 * The scenario to start with: from a stored file or the address, otherwise from the last visit. Resets the device for a
 * file or an address, and removes the scenario from the address.
 */
const takeScenario = async (
  device: Device,
  store: TabStore,
): Promise<Scenario.Opening & { readonly isFresh: boolean }> => {
  const file = takeFile()
  const url = new URL(location.href)
  const text = file?.scenario ?? url.searchParams.get(parameter)
  if (text === null) return { ...readStored(localStorage), isFresh: false }
  url.searchParams.delete(parameter)
  device.forget()
  await store.replace(file === undefined ? {} : { [memoryKeys.deeds]: file.deeds })
  const opening = Scenario.read(text)
  // Removes the history state of the last page. For its open dialog, the app would navigate back.
  history.replaceState(null, "", file?.page ?? opening.page ?? url)
  keep(localStorage, opening.scenario.surroundings)
  const notice = [otherBuild(opening.build), opening.notice].filter((each) => each !== "").join(" ")
  return { ...opening, notice, isFresh: true }
}

/**
 * Waits until the service worker of an earlier page is unregistered or up to date. MSW's worker unregisters itself when
 * its last page closes. If a page opens in between, or the worker does not control the page, MSW's check for a newer
 * worker throws.
 */
const untilWorkerCurrent = async (): Promise<void> => {
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
  await untilWorkerCurrent()
  const control = controlBy(fetch.bind(window))
  const clock = installClock(window)
  const requests = watchRequests(window, clock.natives)
  const platform = installPlatform(window)
  const motion = makeMotion(document)
  const device = deviceOf(window)
  emptyIfOver(sessionStorage)
  const store = await openBrowserStore(window)
  const tabs = joinTabs(window, store)
  const reading = await takeScenario(device, store)
  const tabClock = makeTabClock(store.memory, clock)
  const surroundings = await beginClock(clock, tabClock, reading.scenario.surroundings)
  const scenario = { ...reading.scenario, surroundings }
  platform.choose(surroundings)
  if (surroundings.telemetry) keepEarlyErrors()

  const isOneGateway = isPhoneHost(location) && (await hasOneGateway(control))
  const [began, openedAt] = reading.began.map(epochOf)
  const ownWorld = await makeWorld(scenario.settings, {
    now: clock.now,
    deviceNow: clock.deviceNow,
    began,
    memory: memoryOf(store.memory, sessionStorage),
    keys: store.keys,
    faultsWait: true,
    pictures: pictureChunks,
  })
  const named = reading.isFresh ? changes(scenario.settings) : {}
  const world = isOneGateway ? await oneGatewayWorld(ownWorld, { control, named, ...clock }) : ownWorld
  platform.setOffline(world.settings().offline)
  guardWindows(window, () => world.settings().firebaseOutcome === "blocked")
  answerVendorCalls(window, world.handlers)
  const report = makeReport(world.log)
  const receiver: Receiver = {
    receive: (body) => report.collect(readPayload(body), clock.now()),
    isOffline: () => world.settings().offline,
  }
  takeReports(window, receiver)
  await setupWorker(...world.handlers, posterOf(shownBrand())).start({
    onUnhandledFrame: "bypass",
    quiet: true,
  })
  if (reading.isFresh) {
    const session = await world.signInAs(scenario.visitor.persona, Scenario.merchantOf(scenario), openedAt)
    signInOnDevice(device, scenario, session, clock.natives)
    tabs.startOver()
  } else if (surroundings.justLoggedIn) dropUsedLogin(device, clock.natives)

  const { mount } = await import("#app/boot/render.tsx")
  const root = document.getElementById("root")
  if (root === null) throw new Error("The page has no root.")
  const running = makeRunningState(report, clock.now)
  const appHost = makeAppHost(mount, root, running, platform)
  const harness = makeHarness({
    world,
    clock,
    motion,
    platform,
    device,
    report,
    running,
    requests,
    tabs,
    tabClock,
    restart: appHost.start,
    isOneGateway,
    window,
    start: { ...reading, scenario },
  })
  appHost.start()
  openDock(harness, clock.natives)
  window.__harness = harness
  joinPhones(harness, clock.natives, window)
  freezeOnceStarted(clock, harness.scenario, harness.clock.freeze)
}

start().catch((error: unknown) => {
  const note = document.createElement("pre")
  note.textContent = `The harness did not start.\n${String(error)}`
  note.style.cssText = "padding:16px;color:#fff;white-space:pre-wrap;font:14px/1.5 monospace"
  document.body.append(note)
  reportFailure(window, String(error))
  console.error(error)
})
