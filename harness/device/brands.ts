import { http } from "msw"

import { brandPlaceholder } from "#config/product.ts"

import { posterAddress } from "./posterAddress.ts"

// The page contains every brand. Its first script shows the scenario's brand (`tools/build/brandChoice.ts`).

/** The names of the brands in the page; empty if the page was not built for the harness. */
export const brandNames = (): ReadonlyArray<string> => {
  const text = globalThis.document?.getElementById("brands")?.textContent
  return text === undefined || text === null ? [] : Object.keys(JSON.parse(text))
}

/** The brand that the page shows. */
export const shownBrand = (): string => document.documentElement.dataset["brand"] ?? ""

/** Whether a value is the name of a brand, or empty for the default brand. */
export const isBrand = (name: unknown): name is string =>
  name === "" || brandNames().some((each) => each === name)

/** Responds to requests for the poster with the poster of the shown brand. */
export const posterOf = (brand: string) => http.get(brandPlaceholder, () => fetch(posterAddress(brand)))
