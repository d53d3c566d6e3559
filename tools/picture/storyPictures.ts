const kinds = ["new", "gone", "changed"] as const

export interface Change {
  readonly kind: (typeof kinds)[number]
  readonly name: string
}

export type Pictures = ReadonlyMap<string, Buffer>

/** Compares two sets of screenshots byte by byte. With `only`, missing screenshots count only if their id contains that text. */
export const changesIn = (accepted: Pictures, taken: Pictures, only = ""): ReadonlyArray<Change> => {
  const isOther = (name: string) => {
    const before = accepted.get(name)
    const after = taken.get(name)
    return before !== undefined && after !== undefined && !before.equals(after)
  }
  const names = {
    new: [...taken.keys()].filter((name) => !accepted.has(name)),
    gone: [...accepted.keys()].filter((name) => name.includes(only) && !taken.has(name)),
    changed: [...taken.keys()].filter(isOther),
  }
  return kinds.flatMap((kind) => names[kind].map((name) => ({ kind, name })))
}

/**
 * Whether two images, as data URLs, differ visibly. Runs in a page. Tolerates small differences, because browsers render
 * lines at fractions of a pixel differently each time.
 */
export const looksOther = async ([before, after]: readonly [string, string]): Promise<boolean> => {
  const clear = 32
  const pixelsOf = async (address: string): Promise<ImageData> => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext("2d")
    if (context === null) throw new Error("No canvas")
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, picture.width, picture.height)
  }
  const [one, other] = [await pixelsOf(before), await pixelsOf(after)]
  return (
    one.width !== other.width ||
    one.height !== other.height ||
    one.data.some((value, place) => Math.abs(value - (other.data[place] ?? 0)) > clear)
  )
}

/** `1 new, 0 gone, 2 changed` */
export const countsOf = (changes: ReadonlyArray<Change>): string =>
  kinds.map((kind) => `${changes.filter((each) => each.kind === kind).length} ${kind}`).join(", ")

const pictureOf = (set: "accepted" | "taken", name: string): string => `<img src="${set}/${name}.png">`

const rowOf = ({ kind, name }: Change): string => {
  const before = pictureOf("accepted", name)
  const after = pictureOf("taken", name)
  const both = `<figure class="difference">${before}${after}</figure>`
  const shown = { new: [after], gone: [before], changed: [before, after] }[kind]
  const figures = shown.map((picture) => `<figure>${picture}</figure>`).join("")
  return `<h2>${kind}: ${name}</h2><div>${figures}${kind === "changed" ? both : ""}</div>`
}

/** The HTML of a page next to the folders `accepted` and `taken`. Shows changed stories before, after and as a difference. */
export const pageOf = (changes: ReadonlyArray<Change>): string =>
  `<!doctype html><meta charset="utf-8"><title>Stories</title><style>
    body { margin: 16px; background: #888; color: #000; font: 14px sans-serif }
    div { display: flex; align-items: flex-start }
    figure { position: relative; margin: 0 16px 16px 0 }
    img { display: block }
    .difference { isolation: isolate }
    .difference img + img { position: absolute; top: 0; left: 0; mix-blend-mode: difference }
  </style><h1>${countsOf(changes)}</h1>${changes.map(rowOf).join("")}`
