import { defaultDeployment } from "#config/deployment.ts"
import { type Language, languages } from "#config/product.ts"
import * as Personas from "#fixtures/personas.ts"
import { type NamedScenario, scenarioNamed } from "#fixtures/scenarios.ts"
import * as Settings from "#fixtures/settings.ts"

import { isBrand } from "../device/brands.ts"
import { epochOf } from "../clock/localTime.ts"
import { isDeviceId, isHost, isShellId, ownPlatform, type PlatformChoice } from "../device/platform.ts"
import * as Text from "./scenarioText.ts"
import { parameter } from "./storedKeys.ts"
import { isLayer, noView, type View } from "./view.ts"

/** The persona and the choices on its device. */
export interface Visitor {
  /** The id of a persona. */
  readonly persona: string
  readonly language: Language
  /** An invalid stored theme is allowed: the app must replace it with its default. */
  readonly theme: string
  /** The merchant of the test mode; empty for the site's own. */
  readonly merchant: string
}

/** The platform and the time. */
export interface Surroundings extends PlatformChoice {
  /** The hour the clock was set to; null for the device's own. */
  readonly hour: number | null
  /** The local date and time at which the clock begins, such as `2026-11-26T23-59-50`; empty for none. */
  readonly time: string
  readonly frozen: boolean
  /** A persona signs in by the app's own login, after which its popups are due. */
  readonly justLoggedIn: boolean
}

/** Everything that can be changed around the app. */
export interface Scenario {
  readonly visitor: Visitor
  readonly surroundings: Surroundings
  readonly settings: Settings.Settings
}

export const defaults: Scenario = {
  visitor: { persona: "guest", language: "EN", theme: "dark", merchant: "" },
  surroundings: { ...ownPlatform, hour: null, time: "", frozen: false, justLoggedIn: false },
  settings: Settings.defaults,
}

const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  persona: (value) => typeof value === "string" && Personas.byId(value) !== undefined,
  language: (value) => languages.some((language) => language === value),
  theme: (value) => typeof value === "string" && /^\w{1,20}$/.test(value),
  merchant: (value) => typeof value === "string" && /^[\w-]{0,40}$/.test(value),
  device: isDeviceId,
  shell: isShellId,
  host: isHost,
  brand: isBrand,
  webclip: (value) => typeof value === "boolean",
  telemetry: (value) => typeof value === "boolean",
  hour: (value) => value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 24),
  time: (value) => value === "" || (typeof value === "string" && epochOf(value) !== undefined),
  frozen: (value) => typeof value === "boolean",
  justLoggedIn: (value) => typeof value === "boolean",
}

const standard: Text.Fields = { ...defaults.visitor, ...defaults.surroundings, ...defaults.settings }

/** The merchant of a new session, as the app chooses it: the test mode's, else the host's, else the default. */
export const merchantOf = ({ visitor, surroundings }: Pick<Scenario, "visitor" | "surroundings">): string =>
  visitor.merchant || (defaultDeployment.merchantByHost[surroundings.host] ?? "")

/** Only changed values, in the order of the defaults. */
const changesOf = ({ visitor, surroundings, settings }: Scenario): Text.Fields => {
  const own = Object.entries({ ...visitor, ...surroundings }).filter(
    ([name, value]) => value !== standard[name],
  )
  return { ...Object.fromEntries(own), ...Settings.changes(settings) }
}

/** The names of the values that differ from their defaults. */
export const changedFields = (scenario: Scenario): ReadonlyArray<string> => Object.keys(changesOf(scenario))

/** The short form. */
export const write = (scenario: Scenario): string => Text.write(changesOf(scenario))

export interface Reading {
  readonly scenario: Scenario
  /** The ignored parts, in words; empty if the text was valid. */
  readonly notice: string
}

/** A scenario of a link, with what its page shows. */
export interface Opening extends Reading {
  readonly view: View
  /** The address that a named scenario opens; undefined for others. */
  readonly page: string | undefined
  /** The build that wrote it; empty if it does not say. */
  readonly build: string
}

/** The parts of a text that change nothing around the app, with their defaults. */
const aside = { name: "", build: "", ...noView }

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** The scenario of a text; unknown or invalid parts become defaults and are reported in the notice. */
export const read = (text: string): Reading => {
  const { scenario, notice } = readLink(text)
  return { scenario, notice }
}

/** The same, with the parts of a link. `name:NAME` is a reviewed scenario, which other parts may change. */
export const readLink = (text: string): Opening => {
  const { fields, broken } = Text.read(text, { ...standard, ...aside })
  const name = textOf(fields["name"])
  const named = scenarioNamed(name)
  const unknown = name === "" || named !== undefined ? [] : [`name (no scenario is called '${name}')`]
  const all = { ...(named === undefined ? {} : fieldsOf(named)), ...fields }
  const { reading, ignored } = readFields(all)
  const ignoredNames = [...broken, ...unknown, ...ignored]
  return {
    ...reading,
    page: named?.address,
    notice:
      ignoredNames.length === 0 ? "" : `Not understood and left at its default: ${ignoredNames.join(", ")}`,
  }
}

/** The values of a named scenario, as in a link. */
const fieldsOf = ({ persona, around, settings }: NamedScenario): Text.Fields => ({
  persona,
  ...around,
  ...Settings.changes(settings),
})

const isPosition = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const readFields = ({ name: _, build, scroll = 0, open = "", ...fields }: Text.Fields) => {
  const taken: Record<string, unknown> = {}
  const forGateway: Record<string, unknown> = {}
  const ignored: Array<string> = []
  for (const [name, value] of Object.entries(fields)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (check === undefined) forGateway[name] = value
    else if (check(value)) taken[name] = value
    else ignored.push(name)
  }
  const gateway = Settings.read(forGateway)
  ignored.push(...gateway.ignored)
  if (!isPosition(scroll)) ignored.push("scroll")
  if (open !== "" && !isLayer(open)) ignored.push("open")
  const scenario: Scenario = {
    visitor: pick(defaults.visitor, taken),
    surroundings: pick(defaults.surroundings, taken),
    settings: gateway.settings,
  }
  const view: View = { scroll: isPosition(scroll) ? scroll : 0, open: isLayer(open) ? open : "" }
  return { reading: { scenario, view, build: textOf(build) }, ignored }
}

/** Every value of `taken` was validated, so it has the type of the field. */
const pick = <A extends object>(standards: A, taken: Text.Fields): A =>
  Object.assign(
    { ...standards },
    Object.fromEntries(Object.entries(taken).filter(([name]) => Object.hasOwn(standards, name))),
  )

/** The view and the build that a link names. */
export type Origin = Pick<Opening, "view" | "build">

/** The text of a link: the scenario, what the page shows, and the build. The default scenario names its persona. */
export const textFor = (scenario: Scenario, { view: { scroll, open }, build }: Origin): string =>
  [
    write(scenario) || `persona:${defaults.visitor.persona}`,
    ...(scroll === 0 ? [] : [`scroll:${scroll}`]),
    ...(open === "" ? [] : [`open:${open}`]),
    ...(build === "" ? [] : [`build:${build}`]),
  ].join(",")

/** The address of a page with a scenario. */
export const linkOf = (page: string, scenario: Scenario, origin: Origin): string => {
  const url = new URL(page)
  url.searchParams.delete(parameter)
  const { search } = url
  url.search = `${search === "" ? "?" : `${search}&`}${parameter}=${textFor(scenario, origin)}`
  return url.href
}
