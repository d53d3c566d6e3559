/** A shape of `docs/gateway.md`, such as `{ id, games: Game[], note? }`. It says which fields there are, not their types. */
export interface Shape {
  readonly fields?: ReadonlyMap<string, Field>
  /** The shape of each entry of a list. */
  readonly entry?: Shape
  /** The shape of each value of a record. */
  readonly values?: Shape
  /** A shape that the page defines by name. */
  readonly name?: string
}

export interface Field {
  readonly isOptional: boolean
  readonly shape: Shape
}

const token = /"[^"]*"|[A-Za-z_$][\w$]*|\d+|…|[{}[\],:?|]/g

/** Reads a shape. Throws for a text that is none. */
export const readShape = (text: string): Shape => {
  const reader = readerOf(text)
  const shape = union(reader)
  if (reader.peek() !== undefined) throw new Error(`Not a shape: ${text}`)
  return shape
}

interface Reader {
  readonly peek: () => string | undefined
  readonly next: () => string
  /** Takes the token if it comes next. */
  readonly takes: (expected: string) => boolean
}

const readerOf = (text: string): Reader => {
  const tokens = text.match(token) ?? []
  let at = 0
  const next = (): string => {
    const read = tokens[at]
    if (read === undefined) throw new Error(`A shape ends too early: ${text}`)
    at += 1
    return read
  }
  return {
    peek: () => tokens[at],
    next,
    takes: (expected) => {
      if (tokens[at] !== expected) return false
      at += 1
      return true
    },
  }
}

/** Of alternatives, the first with fields or entries: the others are words and `null`. */
const union = (reader: Reader): Shape => {
  const all = [primary(reader)]
  while (reader.takes("|")) all.push(primary(reader))
  return all.find((shape) => Object.keys(shape).length > 0) ?? {}
}

const primary = (reader: Reader): Shape => {
  if (reader.takes("{")) return record(reader)
  if (reader.takes("[")) {
    const entry = union(reader)
    expectNext(reader, "]")
    return { entry }
  }
  const word = reader.next()
  const single: Shape = /^[A-Z]/.test(word) ? { name: word } : {}
  if (!reader.takes("[")) return single
  expectNext(reader, "]")
  return { entry: single }
}

const record = (reader: Reader): Shape => {
  const fields = new Map<string, Field>()
  let values: Shape | undefined
  while (!reader.takes("}")) {
    if (reader.takes("[")) {
      reader.next()
      expectNext(reader, "]")
      expectNext(reader, ":")
      values = union(reader)
    } else if (!reader.takes("…")) {
      for (const [name, field] of fieldsOf(reader)) fields.set(name, field)
    }
    if (reader.peek() !== "}") expectNext(reader, ",")
  }
  return values === undefined ? { fields } : { values }
}

/** One field, or two names of which one is sent: `id | announcementId`. */
const fieldsOf = (reader: Reader): ReadonlyArray<readonly [string, Field]> => {
  const names = [reader.next()]
  while (reader.takes("|")) names.push(reader.next())
  const isOptional = reader.takes("?") || names.length > 1
  const shape = reader.takes(":") ? union(reader) : {}
  return names.map((name) => [name, { isOptional, shape }])
}

const expectNext = (reader: Reader, expected: string): void => {
  const found = reader.next()
  if (found !== expected) throw new Error(`A shape has ${found} in place of ${expected}`)
}
