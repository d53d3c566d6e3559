import type { RecordField } from "#fixtures/logic/account/memberRecords.ts"
import { personas } from "#fixtures/personas.ts"

import { Group, Pick, Text } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"

const memberTypes = personas.flatMap(({ type }) => (type === null ? [] : [type]))

const guestWords = `A guest has no records. Members have: in the Persona panel choose type ${memberTypes.join(", ")}, or any other.`

const Field = ({ field }: { readonly field: RecordField }) => {
  const harness = useHarness()
  const { name, label, hint, value, options, problemOf } = field
  const amend = (text: string): void => void harness.amend(name, text)
  return options === undefined ? (
    <Text label={label} hint={hint} value={value} problemOf={problemOf} onChange={amend} />
  ) : (
    <Pick
      label={label}
      hint={hint}
      options={options.map((each) => ({ value: each, label: each || "none" }))}
      value={value}
      onChange={amend}
    />
  )
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
        <Field key={`${persona} ${field.name}`} field={field} />
      ))}
    </Group>
  )
}
