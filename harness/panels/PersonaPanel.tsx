import { Schema } from "effect"

import { byId, demoPassword, type Persona, personas } from "#fixtures/personas.ts"

import { ActionButton, Choices, Group, Text } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { useHarness } from "../dock/useHarness.ts"
import { FieldToggle } from "./fields.tsx"

const typed = /^\d{1,4}$/

const nameOf = ({ id, type, title }: Persona): string =>
  type === null ? title : `Type ${id}: ${lowered(title)}`

const lowered = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

export const PersonaPanel = () => {
  const harness = useHarness()
  const { persona } = harness.scenario().visitor
  const [type, setType] = useRemembered("Persona type", Schema.String, "")
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
        <Text
          label="Any other member type"
          hint="3 is an agent with contract prompts"
          kind="number"
          placeholder="0 to 9999"
          value={type}
          problemOf={(text) =>
            text === "" || typed.test(text) ? undefined : `${text} is no member type from 0 to 9999.`
          }
          onChange={(text) => {
            setType(text)
            if (text !== "") void harness.signInAs(text)
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
