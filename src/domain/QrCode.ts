/**
 * A square of modules, true where it is dark, without the quiet zone around it.
 *
 * QR code model 2 of ISO/IEC 18004: bytes, level M, versions 1 to 10, which is up to 213 bytes.
 */
export type QrCode = ReadonlyArray<ReadonlyArray<boolean>>

/** What a version holds at level M: all its codewords, those of correction in a block, blocks, alignment centres. */
const versions: ReadonlyArray<readonly [number, number, number, ReadonlyArray<number>]> = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
]

interface Version {
  readonly number: number
  readonly size: number
  readonly total: number
  readonly correction: number
  readonly blocks: number
  readonly centres: ReadonlyArray<number>
}

/** Mode and length before the bytes: from version 10 on the length takes two. */
const headBits = (number: number): number => (number < 10 ? 12 : 20)

/** The smallest version that holds so many bytes. */
const versionFor = (bytes: number): Version | undefined =>
  versions
    .map(([total, correction, blocks, centres], index): Version => {
      const number = index + 1
      return { number, size: 17 + 4 * number, total, correction, blocks, centres }
    })
    .find(({ number, total, correction, blocks }) => {
      const room = (total - correction * blocks) * 8
      return headBits(number) + bytes * 8 <= room
    })

/** Product in the field of 256 elements that the code corrects errors in. */
const times = (one: number, other: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product & 0xff
}

/** The polynomial whose remainders correct errors, without its leading 1. */
const generator = (degree: number): ReadonlyArray<number> => {
  let factors: ReadonlyArray<number> = [...Array.from({ length: degree - 1 }, () => 0), 1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    factors = factors.map((factor, index) => times(factor, root) ^ (factors[index + 1] ?? 0))
    root = times(root, 2)
  }
  return factors
}

/** The codewords that let a reader correct a block. */
const correctionOf = (
  block: ReadonlyArray<number>,
  divisor: ReadonlyArray<number>,
): ReadonlyArray<number> => {
  let rest: ReadonlyArray<number> = divisor.map(() => 0)
  for (const codeword of block) {
    const factor = codeword ^ (rest[0] ?? 0)
    rest = divisor.map((each, index) => (rest[index + 1] ?? 0) ^ times(each, factor))
  }
  return rest
}

const bitsOf = (value: number, length: number): ReadonlyArray<number> =>
  Array.from({ length }, (_, index) => (value >>> (length - 1 - index)) & 1)

/** The codewords of a text: mode, length, bytes, and what fills them up. */
const codewordsOf = (bytes: Uint8Array, version: Version): ReadonlyArray<number> => {
  const room = version.total - version.correction * version.blocks
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, headBits(version.number) - 4),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
  ]
  const closed = [...bits, ...bitsOf(0, Math.min(4, room * 8 - bits.length))]
  const whole = [...closed, ...bitsOf(0, (8 - (closed.length % 8)) % 8)]
  const codewords = Array.from({ length: whole.length / 8 }, (_, index) =>
    whole.slice(index * 8, index * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  )
  const filling = Array.from({ length: room - codewords.length }, (_, index) =>
    index % 2 === 0 ? 0xec : 0x11,
  )
  return [...codewords, ...filling]
}

/** The codewords in the order in which they are drawn: blocks interleaved, their correction behind them. */
const interleaved = (codewords: ReadonlyArray<number>, version: Version): ReadonlyArray<number> => {
  const { correction, blocks } = version
  const short = Math.floor(codewords.length / blocks)
  const shortBlocks = blocks - (codewords.length % blocks)
  const divisor = generator(correction)
  const cut = Array.from({ length: blocks }, (_, index) => {
    const start = index * short + Math.max(0, index - shortBlocks)
    return codewords.slice(start, start + short + (index < shortBlocks ? 0 : 1))
  })
  const columns = (parts: ReadonlyArray<ReadonlyArray<number>>, length: number): ReadonlyArray<number> =>
    Array.from({ length }, (_, column) => parts.map((part) => part[column])).flatMap((column) =>
      column.filter((each) => each !== undefined),
    )
  return [
    ...columns(cut, short + 1),
    ...columns(
      cut.map((block) => correctionOf(block, divisor)),
      correction,
    ),
  ]
}

/** A sheet in the making: what is dark, and what is drawn already. */
interface Sheet {
  readonly size: number
  readonly dark: Uint8Array
  readonly fixed: Uint8Array
}

const put = ({ size, dark, fixed }: Sheet, x: number, y: number, isDark: boolean): void => {
  if (x < 0 || y < 0 || x >= size || y >= size) return
  dark[y * size + x] = isDark ? 1 : 0
  fixed[y * size + x] = 1
}

/** Rings around a centre: those of these distances are light. */
const rings = (
  sheet: Sheet,
  [x, y]: readonly [number, number],
  reach: number,
  light: ReadonlyArray<number>,
): void => {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      put(sheet, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
}

const drawPatterns = (sheet: Sheet, { centres, number }: Version): void => {
  const { size } = sheet
  for (let step = 0; step < size; step++) {
    put(sheet, 6, step, step % 2 === 0)
    put(sheet, step, 6, step % 2 === 0)
  }
  for (const centre of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(sheet, centre, 4, [2, 4])
  const last = size - 7
  for (const x of centres)
    for (const y of centres) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      if (!isFinder) rings(sheet, [x, y], 2, [1])
    }
  if (number >= 7) drawVersion(sheet, number)
}

const drawVersion = (sheet: Sheet, number: number): void => {
  let rest = number
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (number << 12) | rest
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((bits >>> bit) & 1) === 1
    const far = sheet.size - 11 + (bit % 3)
    const near = Math.floor(bit / 3)
    put(sheet, far, near, isDark)
    put(sheet, near, far, isDark)
  }
}

/** Level and mask, twice. */
const drawFormat = (sheet: Sheet, mask: number): void => {
  const { size } = sheet
  // Level M is 0.
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const isDark = (bit: number): boolean => ((bits >>> bit) & 1) === 1
  for (let bit = 0; bit <= 5; bit++) put(sheet, 8, bit, isDark(bit))
  put(sheet, 8, 7, isDark(6))
  put(sheet, 8, 8, isDark(7))
  put(sheet, 7, 8, isDark(8))
  for (let bit = 9; bit < 15; bit++) put(sheet, 14 - bit, 8, isDark(bit))
  for (let bit = 0; bit < 8; bit++) put(sheet, size - 1 - bit, 8, isDark(bit))
  for (let bit = 8; bit < 15; bit++) put(sheet, 8, size - 15 + bit, isDark(bit))
  put(sheet, 8, size - 8, true)
}

/** The free places in the order in which they are filled: in columns of two, up and down, from the right. */
const places = ({ size, fixed }: Sheet): ReadonlyArray<readonly [x: number, y: number]> => {
  const free: Array<readonly [number, number]> = []
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const counted = size - 1 - pair * 2
    // The column of the timing pattern is left out.
    const right = counted <= 6 ? counted - 1 : counted
    for (let step = 0; step < size; step++) {
      const y = pair % 2 === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) if (fixed[y * size + x] === 0) free.push([x, y])
    }
  }
  return free
}

const masks: ReadonlyArray<(x: number, y: number) => boolean> = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

const drawn = (version: Version, codewords: ReadonlyArray<number>, mask: number): QrCode => {
  const { size } = version
  const sheet: Sheet = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) }
  drawPatterns(sheet, version)
  drawFormat(sheet, mask)
  const bits = codewords.flatMap((codeword) => bitsOf(codeword, 8))
  const isMasked = masks[mask] ?? (() => false)
  for (const [index, [x, y]] of places(sheet).entries())
    sheet.dark[y * size + x] = (bits[index] ?? 0) ^ (isMasked(x, y) ? 1 : 0)
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_unused, x) => sheet.dark[y * size + x] === 1),
  )
}

/** Penalty of runs of five and more, and of what looks like a finder pattern, in one line. */
const linePenalty = (line: ReadonlyArray<boolean>): number => {
  const text = line.map((isDark) => (isDark ? "1" : "0")).join("")
  const runs = [...text.matchAll(/1{5,}|0{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0)
  const finders = [...text.matchAll(/(?=10111010000|00001011101)/g)].length
  return runs + finders * 40
}

/** How hard a code is to read; the mask with the least is taken. */
const penalty = (code: QrCode): number => {
  const columns = code.map((_, x) => code.map((row) => row[x] === true))
  const lines = [...code, ...columns].reduce((sum, line) => sum + linePenalty(line), 0)
  const blocks = code.slice(1).reduce(
    (sum, row, y) =>
      sum +
      row.slice(1).filter((isDark, x) => {
        const above = code[y] ?? []
        return isDark === row[x] && isDark === above[x] && isDark === above[x + 1]
      }).length,
    0,
  )
  const dark = code.flat().filter((isDark) => isDark).length
  const share = Math.floor(Math.abs((dark * 20) / code.length ** 2 - 10))
  return lines + blocks * 3 + share * 10
}

/** The bytes of a text in UTF-8; a half of a character is none. */
const utf8 = (text: string): Uint8Array => {
  const escaped = encodeURIComponent(text.replace(/\p{Cs}/gu, ""))
  return Uint8Array.from(
    [...escaped.matchAll(/%([0-9A-F]{2})|[^%]/g)].map(([whole, hex]) =>
      hex === undefined ? whole.charCodeAt(0) : parseInt(hex, 16),
    ),
  )
}

/** The code of a text; nothing for one that is empty or too long to be read off a screen. */
export const of = (text: string): QrCode | undefined => {
  const bytes = utf8(text)
  const version = versionFor(bytes.length)
  if (bytes.length === 0 || version === undefined) return undefined
  const codewords = interleaved(codewordsOf(bytes, version), version)
  const codes = masks.map((_, mask) => drawn(version, codewords, mask))
  const rated = codes.map((code) => ({ code, penalty: penalty(code) }))
  return rated.reduce((best, each) => (each.penalty < best.penalty ? each : best)).code
}
