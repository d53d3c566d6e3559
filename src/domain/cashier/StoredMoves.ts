import { Option, Schema, SchemaGetter } from "effect"

import { type Entries, entriesOf, isRecord } from "./storedEntries.ts"
import { type Kind, places, UnsettledMove } from "./UnsettledMove.ts"

/** The stored text of the entries. It can always be read. */
export const StoredMoves = Schema.String.pipe(
  Schema.decodeTo(Schema.Array(Schema.Unknown), {
    decode: SchemaGetter.transform(entriesOf),
    encode: SchemaGetter.transform((entries: Entries) => JSON.stringify(entries)),
  }),
)

const decode = Schema.decodeUnknownOption(UnsettledMove)
const encode = Schema.encodeSync(UnsettledMove)

/** The entry of a move. */
export const entryOf = (move: UnsettledMove): unknown => encode(move)

const textOf = (entry: unknown, key: string): string => {
  const value = isRecord(entry) ? entry[key] : undefined
  return typeof value === "string" ? value : ""
}

/** The entry's request id, or its whole text when it has none. */
export const idOf = (entry: unknown): string => textOf(entry, "requestId") || JSON.stringify(entry)

/** The moves that this version of the app can send again, oldest first. */
export const readable = (entries: Entries): ReadonlyArray<UnsettledMove> =>
  entries.flatMap((entry) => Option.toArray(decode(entry)))

/** An unsettled move without a form that this version can read: it cannot be sent again. */
export interface IncompleteMove {
  readonly owner: string
  /** Undefined for a kind that this version does not have. */
  readonly kind: Kind | undefined
  readonly id: string
  /** Empty when unknown. */
  readonly amount: string
  /** Epoch milliseconds; undefined when unknown. */
  readonly sentAt: number | undefined
  /** A sign-out erased the form; otherwise another version of the app stored it. */
  readonly isErased: boolean
  readonly isRecordOpened: boolean
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(places, kind)

const incompleteOf = (entry: unknown): ReadonlyArray<IncompleteMove> => {
  const owner = textOf(entry, "owner")
  if (!isRecord(entry) || owner === "" || Option.isSome(decode(entry))) return []
  const kind = textOf(entry, "kind")
  const { sentAt, isErased, isRecordOpened } = entry
  return [
    {
      owner,
      kind: isKind(kind) ? kind : undefined,
      id: idOf(entry),
      amount: textOf(entry, "amount"),
      sentAt: typeof sentAt === "number" && Number.isFinite(sentAt) ? sentAt : undefined,
      isErased: isErased === true,
      isRecordOpened: isRecordOpened === true,
    },
  ]
}

/** The other moves that name their account, oldest first. An entry without an account is shown to no one. */
export const incomplete = (entries: Entries): ReadonlyArray<IncompleteMove> => entries.flatMap(incompleteOf)

/** The kind whose page shows a move. The member centre, with its transfer, shows those of other kinds. */
export const pageKindOf = ({ kind }: IncompleteMove): Kind => kind ?? "transfer"

/** The entries without that of an id. */
export const without = (entries: Entries, id: string): Entries =>
  entries.filter((entry) => idOf(entry) !== id)

/** The entries, of which the record of one was opened. */
export const opened = (entries: Entries, id: string): Entries =>
  entries.map((entry) => (isRecord(entry) && idOf(entry) === id ? { ...entry, isRecordOpened: true } : entry))
