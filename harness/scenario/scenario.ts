import { Schema } from "effect"

import { defaultDeployment } from "#config/deployment.ts"
import { languages } from "#config/product.ts"
import * as Personas from "#fixtures/personas.ts"
import { type NamedScenario, scenarioNamed } from "#fixtures/scenarios.ts"
import * as Settings from "#fixtures/settings.ts"

import { isBrand } from "../device/brands.ts"
import { epochOf } from "../clock/localTime.ts"
import { isDeviceId, isHost, isDisplayMode, ownPlatform } from "../device/platform.ts"
import * as Text from "./scenarioText.ts"
import { parameter } from "./storedKeys.ts"
import { isOverlayName, noView, type View } from "./view.ts"

/** The persona and the choices that its device stores. */
const DeviceChoices = Schema.Struct({
  persona: Schema.String.check(Schema.makeFilter((id) => Personas.byId(id) !== undefined)),
  language: Schema.Literals(languages),
  /** An invalid stored theme is allowed: the app must replace it with its default. */
  theme: Schema.String.check(Schema.isPattern(/^\w{1,20}$/)),
  /** The merchant of the test mode; empty for the site's own. */
  merchant: Schema.String.check(Schema.isPattern(/^[\w-]{0,40}$/)),
})
export type DeviceChoices = typeof DeviceChoices.Type

/** The platform (`PlatformChoice`) and the time. */
const Environment = Schema.Struct({
  device: Schema.declare(isDeviceId),
  shell: Schema.declare(isDisplayMode),
  webclip: Schema.Boolean,
  host: Schema.declare(isHost),
  brand: Schema.declare(isBrand),
  telemetry: Schema.Boolean,
  /** The hour to which the clock was set; null for the device's own time. */
  hour: Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 23 }))),
  /** The local date and time at which the clock begins, such as `2026-11-26T23-59-50`; empty for none. */
  time: Schema.String.check(Schema.makeFilter((time) => time === "" || epochOf(time) !== undefined)),
  frozen: Schema.Boolean,
  /** Whether a persona signs in by the app's own login, after which the app shows its popups. */
  justLoggedIn: Schema.Boolean,
})
export type Environment = typeof Environment.Type

/** The complete environment of the app: the user, the device and the gateway. */
export interface Scenario {
  readonly visitor: DeviceChoices
  readonly surroundings: Environment
  readonly settings: Settings.Settings
}

export const defaults: Scenario = {
  visitor: { persona: "guest", language: "EN", theme: "dark", merchant: "" },
  surroundings: { ...ownPlatform, hour: null, time: "", frozen: false, justLoggedIn: false },
  settings: Settings.defaults,
}

/** All values of a scenario, by name. */
export type Fields = DeviceChoices & Environment & Settings.Settings

export const fieldsOf = ({ visitor, surroundings, settings }: Scenario): Fields => ({
  ...visitor,
  ...surroundings,
  ...settings,
})

/** The values of a scenario that differ from another scenario, in the order of the defaults. */
export const differing = (scenario: Scenario, from: Scenario): Partial<Fields> => {
  const before: Text.Fields = { ...fieldsOf(from) }
  const entries = Object.entries(fieldsOf(scenario))
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}

/** The merchant of a new session, by the rules of the app: from the test mode, otherwise from the host, otherwise the default. */
export const merchantOf = ({ visitor, surroundings }: Pick<Scenario, "visitor" | "surroundings">): string =>
  visitor.merchant || (defaultDeployment.merchantByHost[surroundings.host] ?? "")

/** The names of the values that differ from their defaults. */
export const changedFields = (scenario: Scenario): ReadonlyArray<string> =>
  Object.keys(differing(scenario, defaults))

/** Encodes a scenario as short text, which contains changed values only. */
export const write = (scenario: Scenario): string => Text.write(differing(scenario, defaults))

/** The parts of a scenario text that are not values of the scenario. */
const Aside = Schema.Struct({
  /** The name of a reviewed scenario. Other parts of the text override its values. */
  name: Schema.String,
  /** The build that wrote the text; empty if unknown. */
  build: Schema.String,
  /** The times on which the gateway's responses depend, as local times: `World.beginnings`. Empty for the present time. */
  began: Schema.Array(Schema.String.check(Schema.makeFilter((time) => epochOf(time) !== undefined))),
  scroll: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  open: Schema.Union([Schema.Literal(""), Schema.declare(isOverlayName)]),
})

const aside: typeof Aside.Type = { name: "", build: "", began: [], ...noView }

const checks = { ...DeviceChoices.fields, ...Environment.fields, ...Aside.fields }

const isChecked = (name: string): name is keyof typeof checks => Object.hasOwn(checks, name)

/** The decoded scenario of a link or file, with the view of its page. */
export interface Opening extends Pick<typeof Aside.Type, "build" | "began"> {
  readonly scenario: Scenario
  readonly view: View
  /** The address that a named scenario opens; undefined without a name. */
  readonly page: string | undefined
  /** Descriptions of the ignored parts; empty if the text was valid. */
  readonly notice: string
}

/** Decodes the text of a scenario. Unknown or invalid parts become defaults; the notice lists them. */
export const read = (text: string): Opening => {
  const { fields, broken } = Text.read(text, { ...fieldsOf(defaults), ...aside })
  const ignored = [...broken]
  const name = typeof fields["name"] === "string" ? fields["name"] : ""
  const named = scenarioNamed(name)
  if (name !== "" && named === undefined) ignored.push(`name (no scenario is called '${name}')`)
  const good: Record<string, unknown> = { ...fieldsOf(defaults), ...aside }
  const forGateway: Record<string, unknown> = {}
  for (const [key, value] of Object.entries({ ...valuesOf(named), ...fields })) {
    if (!isChecked(key)) forGateway[key] = value
    else if (Schema.is(checks[key])(value)) good[key] = value
    else ignored.push(key)
  }
  const gateway = Settings.read(forGateway)
  ignored.push(...gateway.ignored)
  const { scroll, open, build, began } = Schema.decodeUnknownSync(Aside)(good)
  return {
    scenario: {
      visitor: Schema.decodeUnknownSync(DeviceChoices)(good),
      surroundings: Schema.decodeUnknownSync(Environment)(good),
      settings: gateway.settings,
    },
    view: { scroll, open },
    build,
    began,
    page: named?.address,
    notice: ignored.length === 0 ? "" : `Not understood and left at its default: ${ignored.join(", ")}`,
  }
}

/** The values of a named scenario, as in a link. */
const valuesOf = (named: NamedScenario | undefined): Text.Fields =>
  named === undefined ? {} : { persona: named.persona, ...named.around, ...Settings.changes(named.settings) }

/** The parts of a link that do not belong to the scenario: scroll position, build and start times. */
export type Origin = Pick<Opening, "view" | "build" | "began">

/** The text of a link: scenario, beginnings, view and build. For the default scenario, the text contains the persona, so that it is not empty. */
export const textFor = (scenario: Scenario, { view: { scroll, open }, build, began }: Origin): string =>
  [
    write(scenario) || `persona:${defaults.visitor.persona}`,
    ...(began.length === 0 ? [] : [`began:${began.join(".")}`]),
    ...(scroll === 0 ? [] : [`scroll:${scroll}`]),
    ...(open === "" ? [] : [`open:${open}`]),
    ...(build === "" ? [] : [`build:${build}`]),
  ].join(",")

/** Adds a scenario to the address of a page. */
export const linkOf = (page: string, scenario: Scenario, origin: Origin): string => {
  const url = new URL(page)
  url.searchParams.delete(parameter)
  const { search } = url
  url.search = `${search === "" ? "?" : `${search}&`}${parameter}=${textFor(scenario, origin)}`
  return url.href
}
