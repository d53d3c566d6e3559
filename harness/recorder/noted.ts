import type { Harness } from "../api.ts"
import type { Act, SettingName } from "./Recording.ts"

type Note = (act: Act) => void

/** An action that is noted before it runs. */
const noting =
  (note: Note, name: SettingName) =>
  <Given extends ReadonlyArray<unknown>, A>(action: (...given: Given) => A) =>
  (...given: Given): A => {
    note({ type: "set", name, given })
    return action(...given)
  }

/** A harness whose actions are steps of a recording. */
export const withNotes = (harness: Harness, note: Note): Harness => {
  const { clock, platform } = harness
  const as = (name: SettingName) => noting(note, name)
  return {
    ...harness,
    signInAs: as("signInAs")(harness.signInAs),
    setJustLoggedIn: as("setJustLoggedIn")(harness.setJustLoggedIn),
    choose: as("choose")(harness.choose),
    configure: as("configure")(harness.configure),
    applyQuietly: as("applyQuietly")(harness.applyQuietly),
    setModule: as("setModule")(harness.setModule),
    allModules: as("allModules")(harness.allModules),
    setFault: as("setFault")(harness.setFault),
    clearFaults: as("clearFaults")(harness.clearFaults),
    setLatency: as("setLatency")(harness.setLatency),
    hold: as("hold")(harness.hold),
    release: as("release")(harness.release),
    amend: as("amend")(harness.amend),
    spoilStatus: as("spoilStatus")(harness.spoilStatus),
    applyScenario: as("applyScenario")(harness.applyScenario),
    restart: as("restart")(harness.restart),
    reset: as("reset")(harness.reset),
    burst: as("burst")(harness.burst),
    clock: {
      ...clock,
      setHour: as("clock.setHour")(clock.setHour),
      setTime: as("clock.setTime")(clock.setTime),
      advance: as("clock.advance")(clock.advance),
      freeze: as("clock.freeze")(clock.freeze),
      resume: as("clock.resume")(clock.resume),
    },
    platform: {
      ...platform,
      set: as("platform.set")(platform.set),
      offerInstall: as("platform.offerInstall")(platform.offerInstall),
    },
  }
}
