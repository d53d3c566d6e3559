import { Array } from "effect"
import { useId, useState } from "react"

import { type NamedScenario, scenarios } from "#fixtures/scenarios.ts"

import { ActionButton, Group, Label } from "../dock/controls.tsx"
import { openFile } from "../dock/openFile.ts"
import { saveFile } from "../dock/saveFile.ts"
import { useHarness } from "../dock/useHarness.ts"
import { longestLink } from "../scenario/scenarioFile.ts"
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

const Link = () => {
  const harness = useHarness()
  const [copied, setCopied] = useState("")
  const [link, setLink] = useState(harness.scenarioLink)
  const copy = () =>
    void navigator.clipboard.writeText(harness.scenarioLink()).then(
      () => setCopied("Copied."),
      () => setCopied("The browser does not let it be copied: take it from the field."),
    )
  const isLong = link.length > longestLink
  return (
    <Group
      title="Link and file"
      note="Both clear the storage and open this page with all changes, the time of a changed clock, the scroll position and an open menu, in any browser. A file also has what players did, without passwords, tokens and card numbers. A bug report is a file with link, log, build and device, too."
    >
      {isLong ? (
        <p className="note">The link would be longer than {longestLink} characters: save a file.</p>
      ) : (
        <textarea
          aria-label="Link of this scenario"
          readOnly
          rows={4}
          value={link}
          onFocus={() => setLink(harness.scenarioLink())}
        />
      )}
      <div className="bar">
        {!isLong && <ActionButton onPress={copy}>Copy link</ActionButton>}
        <ActionButton
          onPress={() => void harness.scenarioFile().then((text) => saveFile("scenario.json", text))}
        >
          Save as file
        </ActionButton>
        <ActionButton
          onPress={() => void harness.bugReport().then((text) => saveFile("bug-report.json", text))}
        >
          Save bug report
        </ActionButton>
        <span role="status">{copied}</span>
      </div>
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

export const ScenarioPanel = () => {
  const harness = useHarness()
  return (
    <>
      <Named />
      <Comparison />
      <Link key={JSON.stringify(harness.scenario())} />
      <Group title="Start over">
        <ActionButton onPress={() => void harness.reset()}>Reset everything</ActionButton>
      </Group>
    </>
  )
}
