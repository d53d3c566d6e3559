const unseen = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1\s*>/gi
const blockTag =
  /<\/?(?:blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|section|table|tbody|td|th|thead|tr|ul)\b[^>]*>/gi
const tag = /<\/?[a-z][^>]*>/gi
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi

const named: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
}

const characterOf = (code: number, written: string): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written

const decoded = (text: string): string =>
  text.replace(entity, (written: string, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number(decimal), written)
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), written)
    return named[name?.toLowerCase() ?? ""] ?? written
  })

/** The result is plain text, which is unsafe to insert as HTML. */
export const paragraphsOf = (html: string): ReadonlyArray<string> =>
  html
    .replace(unseen, "")
    .replace(blockTag, "\n")
    .replace(tag, "")
    .split("\n")
    .map((paragraph) => decoded(paragraph).replace(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "")
