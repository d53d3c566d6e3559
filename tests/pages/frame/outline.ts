/** Finds faults for screen readers: headings that skip a level, a balance announced twice, and lists without items. */
export const misread = (): ReadonlyArray<string> => {
  const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) =>
    Number(tagName.slice(1)),
  )
  const skips = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)
  const titles = levels.filter((level) => level === 1).length
  const balances = [...document.querySelectorAll("[role=status][aria-label=Balance]")].filter(
    (each) => each.getAttribute("aria-live") !== "off",
  )
  const empty = [...document.querySelectorAll("ul, ol, [role=list]")].filter(
    (list) => list.querySelector("li, [role=listitem]") === null,
  )
  return [
    ...(titles === 1 && levels[0] === 1 ? [] : [`${titles} main headings, the first of level ${levels[0]}`]),
    ...skips.map((level) => `a heading of level ${level} skips one`),
    ...(balances.length > 1 ? [`${balances.length} balances are announced`] : []),
    ...empty.map((list) => `a list without items: ${list.getAttribute("aria-label")}`),
  ]
}
