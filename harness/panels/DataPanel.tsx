import { Schema } from "effect"

import type { RecordField } from "#fixtures/logic/account/memberRecords.ts"
import { personas } from "#fixtures/personas.ts"

import { Group } from "../dock/controls.tsx"
import { FormField } from "../dock/FormField.tsx"
import { useRemembered } from "../dock/forms.ts"
import { useHarness } from "../dock/useHarness.ts"

const memberTypes = personas.flatMap(({ type }) => (type === null ? [] : [type]))

const guestWords = `A guest has no records. Members have: in the Persona panel choose type ${memberTypes.join(", ")}, or any other.`

interface FieldProps {
  readonly persona: string
  readonly field: RecordField
}

const Draft = Schema.UndefinedOr(Schema.String)

const Field = ({ persona, field }: FieldProps) => {
  const harness = useHarness()
  const { name } = field
  const [draft, setDraft] = useRemembered(`Data ${persona} ${name}`, Draft, undefined)
  const amend = (text: string): void => void harness.amend(name, text)
  return <FormField {...field} draft={draft} onDraft={setDraft} onChange={amend} />
}

const noteOf = (persona: string, hasRecords: boolean, isOneGateway: boolean): string => {
  if (isOneGateway) return "The records are in the gateway that all phones use. This page does not see them."
  if (persona === "guest") return guestWords
  return hasRecords
    ? "Enter, or leaving a field, changes the record in the simulated gateway, and the app refetches. This is no step of Undo."
    : "The simulated gateway has no records of this account before its first request."
}

/** The records of the signed-in member in the simulated gateway. */
export const DataPanel = () => {
  const harness = useHarness()
  const { persona } = harness.scenario().visitor
  const records = harness.records()
  return (
    <Group title="Records of the member" note={noteOf(persona, records.length > 0, harness.isOneGateway())}>
      {records.map((field) => (
        <Field key={`${persona} ${field.name}`} persona={persona} field={field} />
      ))}
    </Group>
  )
}
