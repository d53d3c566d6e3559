/**
 * The unsettled moves of the device as they are stored: JSON values. Each change keeps the other entries as they
 * are, so that an entry of another version of the app stays, with all its fields.
 */
export type Entries = ReadonlyArray<unknown>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The entries of a stored text. A text that is no list is one entry, whatever it contains. */
export const entriesOf = (text: string): Entries => {
  const value = parsed(text)
  if (Array.isArray(value)) return value
  return text === "" || value === null ? [] : [text]
}

export const isRecord = (entry: unknown): entry is Readonly<Record<string, unknown>> =>
  typeof entry === "object" && entry !== null && !Array.isArray(entry)

const erasedOf = (entry: Readonly<Record<string, unknown>>) => {
  const { owner, kind, requestId, amount, sentAt, isRecordOpened } = entry
  return { owner, kind, requestId, amount, sentAt, isRecordOpened, isErased: true }
}

/** The stored text, in which the moves of an account keep only kind, amount, time and request id. */
export const withoutForms = (text: string, owner: string): string =>
  JSON.stringify(
    entriesOf(text).map((entry) => (isRecord(entry) && entry["owner"] === owner ? erasedOf(entry) : entry)),
  )
