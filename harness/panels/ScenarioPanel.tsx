import { Array } from "effect"
import { useId } from "react"

import { type NamedScenario, scenarios } from "#fixtures/scenarios.ts"

import { ActionButton, Group, Label } from "../dock/controls.tsx"
import { openFile } from "../dock/openFile.ts"
import { saveFile } from "../dock/saveFile.ts"
import { useHarness } from "../dock/useHarness.ts"
import { Comparison } from "./Comparison.tsx"
import { useSearch } from "./useSearch.tsx"

const Row = ({ name, description }: NamedScenario) => {
  const harness = useHarness()
  const id = useId()
  return (
    <li>
      <button
        type="button"
        className="action"
        aria-describedby={id}
        onClick={() => void harness.applyScenario(name)}
      >
        {name}
      </button>
      <small id={id}>{description}</small>
    </li>
  )
}

const Named = () => {
  const { found, field } = useSearch({
    name: "Search scenarios",
    remembered: "Scenario search",
    placeholder: "Search scenarios",
    all: scenarios,
    searchedTextOf: ({ name, description, group }) => `${name} ${description} ${group}`,
  })
  return (
    <Group
      title="Scenarios"
      note="Each sets everything around the app and opens its page. What players did stays."
    >
      {field}
      {Object.entries(Array.groupBy(found, ({ group }) => group)).map(([group, rows]) => (
        <section key={group} className="scenarios" aria-label={group}>
          <h3>{group}</h3>
          <ul>
            {rows.map((each) => (
              <Row key={each.name} {...each} />
            ))}
          </ul>
        </section>
      ))}
    </Group>
  )
}

const Files = () => {
  const harness = useHarness()
  return (
    <Group
      title="File"
      note="Clears the storage and opens this page with all that a link contains, and with what players did, without passwords, tokens and card numbers, in any browser."
    >
      <ActionButton
        onPress={() =>
          void harness.scenarioFile().then((text) => saveFile(harness, "scenario", "json", text))
        }
      >
        Save as file
      </ActionButton>
      <label className="row">
        <Label label="Open a scenario file" hint="Or a bug report; or drop it on the dock" />
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            openFile(harness, event.currentTarget.files?.[0])
            event.currentTarget.value = ""
          }}
        />
      </label>
    </Group>
  )
}

export const ScenarioPanel = () => (
  <>
    <Files />
    <Comparison />
    <Named />
  </>
)
