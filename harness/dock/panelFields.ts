import * as Scenario from "../scenario/scenario.ts"

type Field = keyof Scenario.Visitor | keyof Scenario.Surroundings | keyof Scenario.Scenario["settings"]

/** The fields of a scenario that each panel changes. Panels without any are not listed. */
export const panelFields = {
  Persona: ["persona", "justLoggedIn"],
  Whitelabel: ["modulesOff", "modulesOn"],
  System: ["status"],
  Preferences: ["brand", "language", "languages", "theme", "merchant", "host"],
  Platform: ["device", "shell", "webclip", "telemetry"],
  Content: [
    "templates",
    "resourcesOff",
    "linksOff",
    "promosOff",
    "appWindow",
    "signupBonus",
    "memberLabels",
    "clubLabel",
    "contracts",
    "scale",
    "redRain",
    "protection",
    "unreadInbox",
    "unreadChat",
    "unreadNotices",
    "noNickname",
  ],
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
} as const satisfies Readonly<Record<string, ReadonlyArray<Field>>>

/** The panels with a value that differs from the default. */
export const changedPanels = (scenario: Scenario.Scenario): ReadonlySet<string> => {
  const changed = Scenario.changedFields(scenario)
  const panels = Object.entries(panelFields).filter(([, fields]) =>
    fields.some((field) => changed.includes(field)),
  )
  return new Set(panels.map(([title]) => title))
}
