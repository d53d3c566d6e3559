import * as Scenario from "../scenario/scenario.ts"

/** The fields of a scenario that each panel changes. The Content panel changes all other fields. */
const panelFields: Readonly<Record<string, ReadonlyArray<keyof Scenario.Fields>>> = {
  Persona: ["persona", "justLoggedIn"],
  Whitelabel: ["modulesOff", "modulesOn"],
  System: ["status"],
  Preferences: ["brand", "language", "languages", "theme", "merchant", "host"],
  Platform: ["device", "shell", "webclip", "telemetry"],
  Entry: [
    "firebase",
    "firebaseSms",
    "firebaseOutcome",
    "siteAccountType",
    "age",
    "captchaAlways",
    "firstTimeLogin",
    "registerFields",
    "brokenPatterns",
    "sessionOnRegister",
    "sms",
    "humanCheck",
  ],
  Games: ["launch", "vendorPreset", "artFails"],
  Network: ["latency", "latencies", "faults", "held", "offline"],
  Clock: ["hour", "time", "frozen"],
}

const panelOf = (field: string): string => {
  const found = Object.entries(panelFields).find(([, fields]) => fields.some((each) => each === field))
  return found?.[0] ?? "Content"
}

/** The panels with a value that differs from the default. */
export const changedPanels = (scenario: Scenario.Scenario): ReadonlySet<string> =>
  new Set(Scenario.changedFields(scenario).map(panelOf))
