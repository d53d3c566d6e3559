import { Result } from "effect"

import type { Session } from "#domain/Session.ts"
import * as Personas from "#fixtures/personas.ts"

import type { Harness } from "../api.ts"
import { scenarioIn } from "../report/bugReport.ts"
import { build } from "../build.ts"
import type { Clock, Natives } from "../clock/clock.ts"
import type { Device } from "../device/deviceStorage.ts"
import { logInByApp } from "../device/justLoggedIn.ts"
import * as LocalTime from "../clock/localTime.ts"
import type { ActionTools, Dependencies } from "../dependencies.ts"
import * as Scenario from "./scenario.ts"
import * as ScenarioFile from "./scenarioFile.ts"
import { storedKeys } from "./storedKeys.ts"
import type { TabClock } from "../clock/tabClock.ts"
import { restoreView, type View, viewOf } from "./view.ts"

/** Milliseconds that the app gets to start before a frozen scenario stops the clock. */
const untilFrozen = 1500

/** Freezes the clock of a frozen scenario once the app has started, unless the tester has changed the scenario in the meantime. */
export const freezeOnceStarted = (
  { natives }: Clock,
  scenario: () => Scenario.Scenario,
  freeze: () => void,
): void => {
  natives.setTimeout(() => {
    if (scenario().surroundings.frozen) freeze()
  }, untilFrozen)
}

/** Sets the clock to the start of a scenario. For a frozen scenario, starts earlier, so that the clock stops at the scenario's time. */
const setClock = (clock: Clock, { time, hour, frozen }: Scenario.Environment): void => {
  const epoch = LocalTime.epochOf(time)
  if (epoch !== undefined) clock.setTime(epoch - (frozen ? untilFrozen : 0))
  else if (hour !== null) clock.setHour(hour)
}

/**
 * Sets the clock of a new page to the clock of the other tabs. For a link or a first visit, sets the start of the
 * scenario. Resolves to the environment with this clock.
 */
export const beginClock = async (
  clock: Clock,
  tabClock: TabClock,
  start: Scenario.Environment,
): Promise<Scenario.Environment> => {
  const stored = tabClock.takeNewer()
  if (stored === undefined) {
    setClock(clock, start)
    await tabClock.store(start, { isSet: true })
    return start
  }
  clock.setTime(stored.epoch - (stored.choice.frozen ? untilFrozen : 0))
  return { ...start, ...stored.choice }
}

/** Shows the view of a link, and reports what could not be restored. */
export const showView = async (
  { window, clock }: Dependencies,
  { notice, setNotice }: ActionTools,
  view: Scenario.Opening["view"],
): Promise<void> => {
  const problem = await restoreView(window, view, clock.natives)
  if (problem !== "") setNotice(`${notice()} ${problem}`.trim())
}

/** Signs in the persona of a scenario, by storing a session or by the app's own login. */
export const signInOnDevice = (
  device: Device,
  { visitor, surroundings }: Scenario.Scenario,
  session: Session | undefined,
  natives: Natives,
): void => {
  const persona = Personas.byId(visitor.persona)
  device.choose(visitor)
  if (surroundings.justLoggedIn && persona !== undefined && persona.type !== null)
    logInByApp(device, persona, natives)
  else device.hold(session)
}

type Sharing = Pick<Harness, "scenarioLink" | "scenarioFile" | "openScenarioFile" | "applyScenario">

/** The contents of a link to the present state. The scenario contains the time if the tester has set the clock. */
export const linkContents = (
  { clock, world, account }: Pick<Dependencies, "clock" | "world"> & { readonly account: string },
  scenario: Scenario.Scenario,
  view: View,
): readonly [Scenario.Scenario, Scenario.Origin] => {
  if (clock.isOwn()) return [scenario, { view, build, began: [] }]
  const began = world.beginnings(account).map((epoch) => LocalTime.textOf(epoch))
  const surroundings = { ...scenario.surroundings, time: LocalTime.textOf(clock.now()) }
  return [
    { ...scenario, surroundings },
    { view, build, began },
  ]
}

/** Creates the actions for scenario links, scenario files and reviewed scenarios. */
export const makeSharing = (dependencies: Dependencies, tools: ActionTools): Sharing => {
  const { window: page, world, device } = dependencies
  const contents = () => {
    const account = device.session()?.userName ?? ""
    return linkContents({ ...dependencies, account }, tools.scenario(), viewOf(page))
  }
  return {
    scenarioLink: () => Scenario.linkOf(page.location.href, ...contents()),
    scenarioFile: async () => {
      // Loads the data that players have changed in other tabs.
      await world.share()
      return ScenarioFile.write({
        page: page.location.pathname + page.location.search,
        scenario: Scenario.textFor(...contents()),
        gateway: world.sharedState(),
      })
    },
    openScenarioFile: (text) => {
      const own = scenarioIn(text)
      const file = ScenarioFile.read(own)
      if (Result.isFailure(file)) return tools.setNotice(file.failure)
      page.sessionStorage.setItem(storedKeys.file, own)
      page.location.reload()
    },
    applyScenario: (name) => apply(dependencies, tools, Scenario.read(`name:${name}`)),
  }
}

/** Applies a scenario and restarts the app at the scenario's address. */
const apply = async (
  dependencies: Dependencies,
  tools: ActionTools,
  opening: Scenario.Opening,
): Promise<void> => {
  const { world, device, clock, motion, platform, tabs, tabClock, restart, window: page } = dependencies
  const { visitor, surroundings, settings } = opening.scenario
  world.configure(settings)
  await world.share()
  const session = await world.signInAs(visitor.persona, Scenario.merchantOf(opening.scenario))
  restart(() => {
    platform.setOffline(settings.offline)
    clock.reset()
    motion.go()
    setClock(clock, surroundings)
    signInOnDevice(device, opening.scenario, session, clock.natives)
    if (opening.page !== undefined) page.history.pushState(null, "", opening.page)
    tools.setEnvironment(surroundings)
  })
  tools.setNotice(opening.notice)
  await tabClock.store(surroundings, { isSet: true })
  tabs.report()
  freezeOnceStarted(clock, tools.scenario, () => {
    clock.freeze()
    motion.stop()
  })
  void showView(dependencies, tools, opening.view)
}
