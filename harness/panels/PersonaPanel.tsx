import { Schema } from "effect"

import { byId, demoPassword, type Persona, personas } from "#fixtures/personas.ts"

import { ActionButton, Choices, Group, WholeNumber } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { useHarness } from "../dock/useHarness.ts"
import { FieldToggle } from "./fields.tsx"

const nameOf = ({ id, type, title }: Persona): string =>
  type === null ? title : `Type ${id}: ${lowered(title)}`

const lowered = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

export const PersonaPanel = () => {
  const harness = useHarness()
  const { persona } = harness.scenario().visitor
  const [type, setType] = useRemembered("Persona type", Schema.NullOr(Schema.Number), null)
  const playing = byId(persona)
  return (
    <>
      <Group
        title="Who is looking"
        note="The session changes as if another tab had logged in. The page stays."
      >
        <Choices
          label="Personas"
          options={personas.map((each) => ({ value: each.id, label: nameOf(each) }))}
          value={persona}
          onChange={(id) => void harness.signInAs(id)}
        />
        <WholeNumber
          label="Any other member type"
          hint="3 is an agent with contract prompts"
          placeholder="0 to 9999"
          most={9999}
          value={type}
          onChange={(next) => {
            setType(next)
            if (next !== null) void harness.signInAs(String(next))
          }}
        />
        <FieldToggle
          field="justLoggedIn"
          label="Just logged in"
          hint="The app logs in by itself: the popups of a login are due"
        />
      </Group>
      {playing !== undefined && (
        <Group title="Playing">
          <dl className="facts">
            <dt>Kind</dt>
            <dd>{playing.title}</dd>
            {playing.type !== null && (
              <>
                <dt>Account</dt>
                <dd>
                  <code>{playing.account}</code>, password <code>{demoPassword}</code>
                </dd>
                <dt>Nickname</dt>
                <dd>{playing.nickname === "" ? "none" : playing.nickname}</dd>
              </>
            )}
          </dl>
          {playing.type !== null && (
            <ActionButton onPress={() => void harness.signInAs("guest")}>Become a guest</ActionButton>
          )}
        </Group>
      )}
    </>
  )
}
