import { Schema, SchemaGetter } from "effect"

type Fields = Readonly<Record<string, unknown>>

const listName = (name: string): string => `${name}[]`

const append = (form: FormData, name: string, value: unknown): void => {
  if (value instanceof File) form.append(name, value, value.name)
  else if (typeof value === "string") form.append(name, value)
  else if (value !== undefined) form.append(name, JSON.stringify(value))
}

const write = (fields: Fields): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) value.forEach((each: unknown) => append(form, listName(name), each))
    else append(form, name, value)
  }
  return form
}

const read = (form: unknown, lists: ReadonlyArray<string>): Fields => {
  if (!(form instanceof FormData)) return {}
  const listed = lists.map((name) => [name, form.getAll(listName(name))] as const)
  const single = [...form].filter(([name]) => !lists.some((each) => listName(each) === name))
  return Object.fromEntries([...single, ...listed])
}

/** Encodes the fields as a multipart form. Each field in `lists` becomes several fields named `name[]`. */
export const multipart = <A>(fields: Schema.Codec<A, Fields>, lists: ReadonlyArray<string>) =>
  Schema.Unknown.pipe(
    Schema.decodeTo(fields, {
      decode: SchemaGetter.transform((form: unknown) => read(form, lists)),
      encode: SchemaGetter.transform((parts: Fields): unknown => write(parts)),
    }),
  )
