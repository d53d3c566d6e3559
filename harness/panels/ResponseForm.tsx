import { Result } from "effect"
import { type ReactNode, useState } from "react"

import { Act, Many, Pick, plainOptions } from "../dock/controls.tsx"
import { FormField } from "../dock/FormField.tsx"
import {
  blankOf,
  fitting,
  isRecord,
  keyOf,
  memberOf,
  parse,
  type Place,
  type Problem,
  type Shape,
  textOf,
} from "../gateway/responseShape.ts"

/** A typed text that has not changed the value yet. */
export interface Draft {
  readonly place: Place
  readonly text: string
  /** The value that the text means, or why it is none. */
  readonly read: Result.Result<unknown, string>
}

/** The state of a form, and how its fields change it. */
export interface ResponseFormState {
  readonly drafts: Readonly<Record<string, Draft>>
  /** Where the value was refused. */
  readonly problems: ReadonlyArray<Problem>
  readonly onDraft: (place: Place, draft: Draft | undefined) => void
  /** Changes a part; without one, leaves it out. */
  readonly onChange: (place: Place, part?: unknown) => void
}

interface PartProps {
  readonly shape: Shape
  readonly value: unknown
  readonly place: Place
  readonly form: ResponseFormState
}

const labelOf = (place: Place): string => {
  const last = place.at(-1) ?? "value"
  return typeof last === "number" ? `Entry ${last + 1}` : last
}

const optionsOf = (shape: Shape, text: string): { readonly options?: ReadonlyArray<string> } => {
  const isFlag = shape.type === "plain" && shape.kinds.every((kind) => kind === "boolean")
  const options = shape.type === "choice" ? shape.of.map(textOf) : ["true", "false"]
  if (!isFlag && shape.type !== "choice") return {}
  return { options: options.includes(text) ? options : [text, ...options] }
}

const PlainPart = ({ shape, value, place, form }: PartProps) => {
  const text = textOf(value)
  const read = (typed: string) => parse(shape, typed, value)
  const key = keyOf(place)
  return (
    <FormField
      {...optionsOf(shape, text)}
      label={labelOf(place)}
      value={text}
      problemOf={(typed) => Result.getOrUndefined(Result.flip(read(typed)))}
      draft={form.drafts[key]?.text}
      onDraft={(typed) =>
        form.onDraft(
          place,
          typed === undefined ? undefined : { place, text: typed, read: read(typed.trim()) },
        )
      }
      refused={form.problems.find((problem) => keyOf(problem.place) === key)?.what}
      onChange={(typed) => {
        const part = read(typed)
        if (Result.isSuccess(part)) form.onChange(place, part.success)
      }}
    />
  )
}

/** A part with parts of its own, which are drawn once it is open. The whole response is always open. */
const Fold = ({ place, hint, children }: { place: Place; hint: string; children: () => ReactNode }) => {
  const [open, setOpen] = useState(false)
  if (place.length === 0) return children()
  return (
    <details className="line" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {labelOf(place)} <small>{hint}</small>
      </summary>
      {open && (
        <div className="part" role="group" aria-label={labelOf(place)}>
          {children()}
        </div>
      )}
    </details>
  )
}

/** The first text of a record, such as its name. */
const hintOf = (value: unknown): string => {
  const first = isRecord(value)
    ? Object.values(value).find((each) => typeof each === "string" && each !== "")
    : undefined
  return textOf(first).slice(0, 40)
}

const RecordPart = ({
  shape,
  value,
  place,
  form,
}: PartProps & { shape: Extract<Shape, { type: "record" }> }) => {
  const fields = isRecord(value) ? value : {}
  const named = shape.fields.map(({ name }) => name)
  const others = shape.others
  const optional = shape.fields.filter(({ isRequired }) => !isRequired).map(({ name }) => name)
  const present = optional.filter((name) => fields[name] !== undefined)
  const flip = (chosen: ReadonlyArray<string>) => {
    const name = optional.find((each) => chosen.includes(each) !== present.includes(each)) ?? ""
    const field = shape.fields.find((each) => each.name === name)
    if (field !== undefined)
      form.onChange([...place, name], chosen.includes(name) ? blankOf(field.shape) : undefined)
  }
  return (
    <Fold place={place} hint={hintOf(value)}>
      {() => (
        <>
          {shape.fields
            .filter(({ name, isRequired }) => isRequired || fields[name] !== undefined)
            .map(({ name, shape: each }) => (
              <Part key={name} shape={each} value={fields[name]} place={[...place, name]} form={form} />
            ))}
          {others !== undefined &&
            Object.keys(fields)
              .filter((name) => !named.includes(name))
              .map((name) => (
                <Part key={name} shape={others} value={fields[name]} place={[...place, name]} form={form} />
              ))}
          {optional.length > 0 && (
            <Many
              label={place.length === 0 ? "Fields that may be missing" : `${labelOf(place)}: may be missing`}
              options={plainOptions(optional)}
              chosen={present}
              onChange={flip}
            />
          )}
        </>
      )}
    </Fold>
  )
}

/** More entries are drawn on request. */
const shownEntries = 20

const ListPart = ({ shape, value, place, form }: PartProps & { shape: Extract<Shape, { type: "list" }> }) => {
  const [most, setMost] = useState(shownEntries)
  const entries: ReadonlyArray<unknown> = Array.isArray(value) ? value : []
  const name = place.length === 0 ? "list" : labelOf(place)
  return (
    <Fold place={place} hint={entries.length === 1 ? "1 entry" : `${entries.length} entries`}>
      {() => (
        <>
          {entries.slice(0, most).map((entry, index) => (
            <div key={index} className="entry">
              <div>
                <Part shape={shape.entry} value={entry} place={[...place, index]} form={form} />
              </div>
              <Act
                name={`Remove entry ${index + 1} of ${name}`}
                onPress={() => form.onChange([...place, index])}
              >
                ×
              </Act>
            </div>
          ))}
          <div className="bar">
            {entries.length > most && <Act onPress={() => setMost(most + shownEntries)}>Show more</Act>}
            <Act
              name={`Add an entry to ${name}`}
              onPress={() => form.onChange([...place, entries.length], blankOf(shape.entry))}
            >
              Add an entry
            </Act>
          </div>
        </>
      )}
    </Fold>
  )
}

/** One of several shapes, such as a record or null. */
const EitherPart = ({
  shape,
  value,
  place,
  form,
}: PartProps & { shape: Extract<Shape, { type: "either" }> }) => {
  const member = memberOf(shape.of, value)
  const titles = shape.of.map(fitting)
  return (
    <>
      <Pick
        label={`${labelOf(place)} is`}
        options={plainOptions(titles)}
        value={fitting(member)}
        onChange={(title) => {
          const chosen = shape.of[titles.indexOf(title)]
          if (chosen !== undefined) form.onChange(place, blankOf(chosen))
        }}
      />
      {value !== null && <Part shape={member} value={value} place={place} form={form} />}
    </>
  )
}

/** The fields of a part of a response. */
export const Part = ({ shape, ...props }: PartProps): ReactNode => {
  switch (shape.type) {
    case "record":
      return <RecordPart shape={shape} {...props} />
    case "list":
      return <ListPart shape={shape} {...props} />
    case "either":
      return <EitherPart shape={shape} {...props} />
    default:
      return <PlainPart shape={shape} {...props} />
  }
}
