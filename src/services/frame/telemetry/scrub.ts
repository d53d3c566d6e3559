const longestMessage = 300
const mostFrames = 20

/** Removes quoted text, addresses and digits. Errors of `JSON.parse` quote input, which may be a player's data. */
export const scrubMessage = (message: string): string =>
  message
    .replace(/["'`“”‘’«»].*["'`“”‘’«»]/s, "…")
    .replace(/[\w+.-]*:\/\/\S+|\S+@\S+|\?\S+/g, "…")
    .replace(/\d+/g, "#")
    .slice(0, longestMessage)

// Chrome writes `at name (address:1:2)`, Safari and Firefox write `name@address:1:2`.
const frame = /^\s*(?:at )?(?:(.*?)[ @]?\(?)((?:[a-z-]+):\/\/[^\s()]+?):(\d+):(\d+)\)?$/

interface Frame {
  readonly address: URL
  readonly text: string
}

const framesOf = (stack: string): ReadonlyArray<Frame> =>
  stack.split("\n").flatMap((line) => {
    const [, name = "", address = "", row, column] = frame.exec(line) ?? []
    if (!URL.canParse(address)) return []
    const url = new URL(address)
    const named = /^[\w$.<> ]{1,60}$/.test(name) ? name.trim() : "anonymous"
    return [{ address: url, text: `at ${named} (${url.pathname}:${row}:${column})` }]
  })

/** Returns undefined for an error of a browser extension or of a third-party script. */
export const ownStack = (stack: string, origin: string): string | undefined => {
  const frames = framesOf(stack)
  const [first] = frames
  if (first !== undefined && first.address.origin !== origin) return undefined
  return frames
    .filter(({ address }) => address.origin === origin)
    .slice(0, mostFrames)
    .map(({ text }) => text)
    .join("\n")
}
