/** Entries of another version of the app stay unchanged, with all their fields. */
export type Entries = ReadonlyArray<unknown>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

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

/** Keeps the forms of one account's unsettled money moves. */
export const withoutForms = (text: string, owner: string): string =>
  JSON.stringify(
    entriesOf(text).map((entry) => (isRecord(entry) && entry["owner"] !== owner ? erasedOf(entry) : entry)),
  )

export const ofOwner = (text: string, owner: string): string =>
  JSON.stringify(entriesOf(text).filter((entry) => isRecord(entry) && entry["owner"] === owner))
