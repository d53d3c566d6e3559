import { defaultDeployment } from "#config/deployment.ts"
import { type Language, languages } from "#config/product.ts"
import * as Personas from "#fixtures/personas.ts"
import * as Settings from "#fixtures/settings.ts"

import { isDeviceId, isHost, isShellId, ownPlatform, type PlatformChoice } from "./platform.ts"
import * as Text from "./scenarioText.ts"

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
  readonly frozen: boolean
}

/** Everything that can be changed around the app. */
export interface Scenario {
  readonly visitor: Visitor
  readonly surroundings: Surroundings
  readonly settings: Settings.Settings
}

export const defaults: Scenario = {
  visitor: { persona: "guest", language: "EN", theme: "dark", merchant: "" },
  surroundings: { ...ownPlatform, hour: null, frozen: false },
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
  webclip: (value) => typeof value === "boolean",
  hour: (value) => value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 24),
  frozen: (value) => typeof value === "boolean",
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

/** The scenario of a text; unknown or invalid parts become defaults and are reported in the notice. */
export const read = (text: string): Reading => {
  const { fields, broken } = Text.read(text, standard)
  const ignored: Array<string> = [...broken]
  const taken: Record<string, unknown> = {}
  const forGateway: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (check === undefined) forGateway[name] = value
    else if (check(value)) taken[name] = value
    else ignored.push(name)
  }
  const gateway = Settings.read(forGateway)
  ignored.push(...gateway.ignored)
  return {
    scenario: {
      visitor: pick(defaults.visitor, taken),
      surroundings: pick(defaults.surroundings, taken),
      settings: gateway.settings,
    },
    notice: ignored.length === 0 ? "" : `Not understood and left at its default: ${ignored.join(", ")}`,
  }
}

/** Every value of `taken` was validated, so it has the type of the field. */
const pick = <A extends object>(standards: A, taken: Text.Fields): A =>
  Object.assign(
    { ...standards },
    Object.fromEntries(Object.entries(taken).filter(([name]) => Object.hasOwn(standards, name))),
  )

/** The query parameter of a scenario. */
export const parameter = "scenario"

/** The address of a page with a scenario. */
export const linkOf = (page: string, scenario: Scenario): string => {
  const url = new URL(page)
  url.searchParams.delete(parameter)
  const text = write(scenario)
  if (text === "") return url.href
  const { search } = url
  url.search = `${search === "" ? "?" : `${search}&`}${parameter}=${text}`
  return url.href
}
