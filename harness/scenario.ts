import { type Language, languages } from "#config/product.ts"
import * as Personas from "#fixtures/personas.ts"
import * as Settings from "#fixtures/settings.ts"

import { isDeviceId, isShellId, ownPlatform, type PlatformChoice } from "./platform.ts"
import * as Text from "./scenarioText.ts"

/** Who looks, and what they chose on their device. */
export interface Visitor {
  /** The id of a persona. */
  readonly persona: string
  readonly language: Language
  /** A stored theme that is none is wanted too: the app must take its default. */
  readonly theme: string
  /** The merchant of the test mode; empty for the site's own. */
  readonly merchant: string
}

/** Where and when they look. */
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
  webclip: (value) => typeof value === "boolean",
  hour: (value) => value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 24),
  frozen: (value) => typeof value === "boolean",
}

const standard: Text.Fields = { ...defaults.visitor, ...defaults.surroundings, ...defaults.settings }

/** The short form: only what is not by default, in the order of the defaults. */
export const write = ({ visitor, surroundings, settings }: Scenario): string => {
  const own = Object.entries({ ...visitor, ...surroundings }).filter(
    ([name, value]) => value !== standard[name],
  )
  return Text.write({ ...Object.fromEntries(own), ...Settings.changes(settings) })
}

export interface Reading {
  readonly scenario: Scenario
  /** What was not understood and left out, in words; empty when all was taken. */
  readonly notice: string
}

/** The scenario of a text; what is unknown or invalid in it counts as default, and the notice says so. */
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

/** Every value of `taken` passed its check, so it has the type of the field. */
const pick = <A extends object>(standards: A, taken: Text.Fields): A =>
  Object.assign(
    { ...standards },
    Object.fromEntries(Object.entries(taken).filter(([name]) => Object.hasOwn(standards, name))),
  )

/** The parameter a scenario travels in. */
export const parameter = "scenario"

/** An address that shows a page in a scenario. */
export const linkOf = (page: string, scenario: Scenario): string => {
  const url = new URL(page)
  url.searchParams.delete(parameter)
  const text = write(scenario)
  if (text === "") return url.href
  const { search } = url
  url.search = `${search === "" ? "?" : `${search}&`}${parameter}=${text}`
  return url.href
}
