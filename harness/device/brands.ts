import { http } from "msw"

import { brandPlaceholder } from "#config/product.ts"

// The page has every brand, and its first script shows that of the scenario (`tools/build/brandChoice.ts`).

/** The brands of the page, which are none where it was not built for the harness. */
export const brandNames = (): ReadonlyArray<string> => {
  const text = globalThis.document?.getElementById("brands")?.textContent
  return text === undefined || text === null ? [] : Object.keys(JSON.parse(text))
}

/** The brand that the page shows. */
export const shownBrand = (): string => document.documentElement.dataset["brand"] ?? ""

/** Whether a scenario may name it; empty for the default brand. */
export const isBrand = (name: unknown): name is string =>
  name === "" || brandNames().some((each) => each === name)

/** Answers the request for the poster with that of the shown brand. */
export const posterOf = (brand: string) =>
  http.get(brandPlaceholder, () => fetch(`/brands/${brand}${brandPlaceholder}`))
