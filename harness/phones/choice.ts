import { type Language, languages } from "#config/product.ts"
import { paths } from "#config/paths.ts"

import * as Scenario from "../scenario/scenario.ts"
import { fewestPhones, mostPhones, numbers } from "./hosts.ts"

/** Widths of phones in CSS px, with a usual height of each. */
export const heights = { 320: 568, 375: 812, 430: 932 } as const
export type Width = keyof typeof heights
export const widths: ReadonlyArray<Width> = [320, 375, 430]

/** The sizes in which phones are shown, in percent. */
export const sizes = [100, 75, 50] as const
export type Size = (typeof sizes)[number]

export interface Phone {
  /** The number that the phone's origin contains. */
  readonly number: number
  readonly width: Width
  readonly scenario: Scenario.Scenario
}

/** The choices that the address of the page stores. */
export interface Choice {
  /** Path and query that the simulated phones open. */
  readonly page: string
  readonly size: Size
  /** Whether all phones follow the phone that the tester uses, in navigation and scrolling. */
  readonly inStep: boolean
  readonly phones: ReadonlyArray<Phone>
}

const usualWidth = 375

/** A phone with the width and scenario of `like`, or the defaults, except for the given user. */
const phoneOf = (number: number, visitor: Partial<Scenario.DeviceChoices>, like?: Phone): Phone => {
  const { width = usualWidth, scenario = Scenario.defaults } = like ?? {}
  return { number, width, scenario: { ...scenario, visitor: { ...scenario.visitor, ...visitor } } }
}

/** The personas that see different pages: the guest, members of three kinds, an agent. */
const comparedPersonas = ["guest", "0", "4", "40", "9"]

/** The first languages of the product, up to the maximum number of phones. */
const comparedLanguages: ReadonlyArray<Language> = languages.slice(0, mostPhones)

/** Sets of phones for comparisons, by title. For languages, all phones are copies of the first phone. */
export const sets: Readonly<Record<string, (phones: ReadonlyArray<Phone>) => ReadonlyArray<Phone>>> = {
  "Guest, 0, 4, 40, agent": () => comparedPersonas.map((persona, index) => phoneOf(index + 1, { persona })),
  "One page in six languages": ([first]) =>
    comparedLanguages.map((language, index) => phoneOf(index + 1, { language }, first)),
}

/** Adds a phone with the lowest free number. Returns the same list if no number is free. */
export const withOneMore = (phones: ReadonlyArray<Phone>): ReadonlyArray<Phone> => {
  const free = numbers.find((number) => phones.every((phone) => phone.number !== number))
  return free === undefined ? phones : [...phones, phoneOf(free, {})]
}

/** The first choice of phones: a guest and a member. */
const firstPhones: ReadonlyArray<Phone> = [phoneOf(1, {}), phoneOf(2, { persona: "0" })]

/** Whether a text is a path of the phones' own site. */
export const isPage = (text: string): boolean => /^\/(?![/\\])/.test(text)

const names = { page: "page", size: "size", step: "step", phone: "phone" } as const

const isWidth = (width: number): width is Width => widths.some((each) => each === width)

/** Decodes `375,persona:4,language:TH`. */
const readPhone = (text: string, number: number): { readonly phone: Phone; readonly notice: string } => {
  const [, digits, rest = ""] = /^(\d+)(?:,(.*))?$/s.exec(text) ?? [text, "", text]
  const width = Number(digits)
  const { scenario, notice } = Scenario.read(rest)
  return { phone: { number, width: isWidth(width) ? width : usualWidth, scenario }, notice }
}

const writePhone = ({ width, scenario }: Phone): string =>
  [String(width), Scenario.write(scenario)].filter((part) => part !== "").join(",")

export interface Reading extends Choice {
  /** Descriptions of the ignored parts; empty if the address was valid. */
  readonly notice: string
}

/** The choice of an address. Missing and invalid parts become defaults. */
export const read = (search: string): Reading => {
  const parameters = new URLSearchParams(search)
  const page = parameters.get(names.page) ?? ""
  const readings = parameters
    .getAll(names.phone)
    .slice(0, mostPhones)
    .map((text, index) => readPhone(text, index + 1))
  const phones = readings.map(({ phone }) => phone)
  return {
    page: isPage(page) ? page : paths.home,
    size: sizes.find((size) => String(size) === parameters.get(names.size)) ?? 100,
    inStep: parameters.get(names.step) === "1",
    phones: phones.length < fewestPhones ? [...phones, ...firstPhones.slice(phones.length)] : phones,
    notice: readings
      .flatMap(({ phone, notice }) => (notice === "" ? [] : [`Phone ${phone.number}: ${notice}`]))
      .join(" "),
  }
}

/** Encodes a parameter, except for characters that are safe in a query, so that the address stays legible. */
const legible = (text: string): string =>
  encodeURIComponent(text).replace(/%(?:2F|3F|3D|3A|2C)/g, decodeURIComponent)

/** The query of a choice, which `read` decodes. */
export const write = ({ page, size, inStep, phones }: Choice): string =>
  `?${[
    `${names.page}=${legible(page)}`,
    ...(size === 100 ? [] : [`${names.size}=${size}`]),
    ...(inStep ? [`${names.step}=1`] : []),
    ...phones.map((phone) => `${names.phone}=${legible(writePhone(phone))}`),
  ].join("&")}`
