import { Schema } from "effect"

import type { AccountField } from "#fixtures/logic/account/accountData.ts"
import { personas } from "#fixtures/personas.ts"

import { DraftText, Group, Pick } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { useHarness } from "../dock/useHarness.ts"

const memberTypes = personas.flatMap(({ type }) => (type === null ? [] : [type]))

const guestText = `A guest has no account data. Members have: in the Persona panel choose type ${memberTypes.join(", ")}, or any other.`

interface FieldProps {
  readonly persona: string
  readonly field: AccountField
}

const Draft = Schema.UndefinedOr(Schema.String)

const Field = ({ persona, field }: FieldProps) => {
  const harness = useHarness()
  const { name, options, ...shown } = field
  const [draft, setDraft] = useRemembered(`Data ${persona} ${name}`, Draft, undefined)
  const setValue = (text: string): void => void harness.amend(name, text)
  return options === undefined ? (
    <DraftText {...shown} draft={draft} onDraft={setDraft} onChange={setValue} />
  ) : (
    <Pick
      {...shown}
      options={options.map((value) => ({ value, label: value || "none" }))}
      onChange={setValue}
    />
  )
}

const noteOf = (persona: string, hasData: boolean, isOneGateway: boolean): string => {
  if (isOneGateway)
    return "The account data is in the gateway that all phones use. This page does not show it."
  if (persona === "guest") return guestText
  return hasData
    ? "Enter, or leaving a field, changes the account data in the simulated gateway, and the app refetches. This is no step of Undo."
    : "The simulated gateway has no data of this account before its first request."
}

/** The account data of the signed-in member in the simulated gateway. */
export const DataPanel = () => {
  const harness = useHarness()
  const { persona } = harness.scenario().visitor
  const records = harness.records()
  return (
    <Group
      title="Account data of the member"
      note={noteOf(persona, records.length > 0, harness.isOneGateway())}
    >
      {records.map((field) => (
        <Field key={`${persona} ${field.name}`} persona={persona} field={field} />
      ))}
    </Group>
  )
}
