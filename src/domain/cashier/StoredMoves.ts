import { Option, Schema, SchemaGetter } from "effect"

import { type Entries, entriesOf, isRecord } from "#domain/storedEntries.ts"

import { type Kind, places, UnsettledMove } from "./UnsettledMove.ts"

export const StoredMoves = Schema.String.pipe(
  Schema.decodeTo(Schema.Array(Schema.Unknown), {
    decode: SchemaGetter.transform(entriesOf),
    encode: SchemaGetter.transform((entries: Entries) => JSON.stringify(entries)),
  }),
)

const decode = Schema.decodeUnknownOption(UnsettledMove)
const encode = Schema.encodeSync(UnsettledMove)

export const entryOf = (move: UnsettledMove): unknown => encode(move)

const textOf = (entry: unknown, key: string): string => {
  const value = isRecord(entry) ? entry[key] : undefined
  return typeof value === "string" ? value : ""
}

export const idOf = (entry: unknown): string => textOf(entry, "requestId") || JSON.stringify(entry)

export const readable = (entries: Entries): ReadonlyArray<UnsettledMove> =>
  entries.flatMap((entry) => Option.toArray(decode(entry)))

/** A stored money move that cannot be sent again, because this version of the app cannot read its form. */
export interface IncompleteMove {
  readonly owner: string
  readonly kind: Kind | undefined
  readonly id: string
  readonly amount: string
  // The unit is epoch milliseconds.
  readonly sentAt: number | undefined
  // True if the end of a session erased the form. False if another version of the app stored the entry.
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

export const incomplete = (entries: Entries): ReadonlyArray<IncompleteMove> => entries.flatMap(incompleteOf)

/** The member centre, which contains the funds transfer, shows money moves of unknown kinds. */
export const pageKindOf = ({ kind }: IncompleteMove): Kind => kind ?? "transfer"

export const without = (entries: Entries, id: string): Entries =>
  entries.filter((entry) => idOf(entry) !== id)

export const opened = (entries: Entries, id: string): Entries =>
  entries.map((entry) => (isRecord(entry) && idOf(entry) === id ? { ...entry, isRecordOpened: true } : entry))
