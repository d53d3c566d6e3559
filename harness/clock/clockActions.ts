import type { Harness } from "../api.ts"
import * as LocalTime from "./localTime.ts"
import type { ActionTools, Dependencies } from "../dependencies.ts"

/** Milliseconds by which another tab's clock may be ahead before this tab advances. A busy page may be late by as much. */
const lateBy = 1500

/** Applies the clock of another tab to this tab. */
const follow = async (
  { clock, motion, restart, tabClock }: Dependencies,
  tools: ActionTools,
): Promise<void> => {
  const other = tabClock.takeNewer()
  if (other === undefined) return
  const { choice, epoch, isSet } = other
  const ahead = epoch - clock.now()
  if (isSet) restart(() => clock.setTime(epoch))
  else if (ahead > lateBy && (await clock.advance(ahead))) motion.advance(ahead)
  if (choice.frozen) {
    clock.freeze()
    motion.stop()
  } else {
    clock.resume()
    motion.go()
  }
  tools.setEnvironment(choice)
}

/** Applies the settings and the clock that another tab has stored, whenever a tab reports a change. */
export const followTabs = (dependencies: Dependencies, tools: ActionTools): void =>
  dependencies.tabs.listen(async () => {
    await dependencies.world.share()
    await follow(dependencies, tools)
  })

export const makeClockActions = (dependencies: Dependencies, tools: ActionTools): Harness["clock"] => {
  const { clock, motion, restart, tabs, tabClock } = dependencies
  const share = (isSet: boolean): void => {
    tabClock
      .store(tools.scenario().surroundings, { isSet })
      .then(tabs.report)
      .catch((error: unknown) => console.error(error))
  }
  return {
    now: clock.now,
    deviceNow: clock.deviceNow,
    setHour: (hour) => {
      restart(() => {
        if (hour === null) {
          clock.reset()
          motion.go()
        } else clock.setHour(hour)
        tools.setEnvironment({ hour, time: "", frozen: clock.isFrozen() })
      })
      share(true)
    },
    setTime: (time) => {
      const epoch = LocalTime.epochOf(time)
      if (epoch === undefined) throw new Error(`No date and time: ${time}`)
      restart(() => {
        clock.setTime(epoch)
        tools.setEnvironment({ hour: null, time: LocalTime.textOf(epoch) })
      })
      share(true)
    },
    advance: async (milliseconds) => {
      if (!(await clock.advance(milliseconds))) return
      motion.advance(milliseconds)
      tools.setEnvironment({ time: clock.isOwn() ? "" : LocalTime.textOf(clock.now()) })
      share(false)
    },
    freeze: () => {
      clock.freeze()
      motion.stop()
      tools.setEnvironment({ frozen: true })
      share(false)
    },
    resume: () => {
      clock.resume()
      motion.go()
      tools.setEnvironment({ frozen: false })
      share(false)
    },
    isFrozen: clock.isFrozen,
  }
}
