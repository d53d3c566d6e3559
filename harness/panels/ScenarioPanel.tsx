import { Schema } from "effect"
import { useId, useState } from "react"

import { type NamedScenario, scenarios } from "#fixtures/scenarios.ts"

import { hasWords } from "../dock/controlIndex.ts"
import { Act, Group } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { openFile } from "../dock/openFile.ts"
import { saveFile } from "../dock/saveFile.ts"
import { SearchField } from "../dock/SearchField.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { longestLink } from "../scenario/scenarioFile.ts"
import { Comparison } from "./Comparison.tsx"

const groups = [...new Set(scenarios.map(({ group }) => group))]

const Row = ({ name, description }: NamedScenario) => {
  const harness = useHarness()
  const id = useId()
  return (
    <li>
      <button
        type="button"
        className="act"
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
  const [typed, setTyped] = useRemembered("Scenario search", Schema.String, "")
  const found = scenarios.filter(({ name, description, group }) =>
    hasWords(`${name} ${description} ${group}`, typed.trim()),
  )
  return (
    <Group
      title="Scenarios"
      note="Each sets everything around the app and opens its page. What players did stays."
    >
      <SearchField
        name="Search scenarios"
        placeholder="Search scenarios"
        value={typed}
        found={found.length}
        all={scenarios.length}
        onChange={setTyped}
      />
      {groups
        .map((group) => [group, found.filter((each) => each.group === group)] as const)
        .filter(([, rows]) => rows.length > 0)
        .map(([group, rows]) => (
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
  const [link, setLink] = useState(() => harness.scenarioLink())
  const refresh = (): string => {
    const now = harness.scenarioLink()
    setLink(now)
    return now
  }
  const copy = () => {
    window.navigator.clipboard.writeText(refresh()).then(
      () => setCopied("Copied."),
      () => setCopied("The browser does not let it be copied: take it from the field."),
    )
  }
  const isLong = link.length > longestLink
  return (
    <Group
      title="Link and file"
      note="Both clear the storage and open this page with all changes, the time of a changed clock, the scroll position and an open menu, in any browser. A file also has what players did, without passwords, tokens and card numbers. A bug report is a file with link, log, build and device, too."
    >
      {isLong ? (
        <p className="note">The link would be longer than {longestLink} characters: save a file.</p>
      ) : (
        <textarea aria-label="Link of this scenario" readOnly rows={4} value={link} onFocus={refresh} />
      )}
      <div className="bar">
        {!isLong && <Act onPress={copy}>Copy link</Act>}
        <Act onPress={() => void harness.scenarioFile().then((text) => saveFile("scenario.json", text))}>
          Save as file
        </Act>
        <Act onPress={() => void harness.bugReport().then((text) => saveFile("bug-report.json", text))}>
          Save bug report
        </Act>
        <span role="status">{copied}</span>
      </div>
      <label className="row">
        <span className="label">
          <span>Open a scenario file</span>
          <small>Or a bug report; or drop it on the dock</small>
        </span>
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
        <Act onPress={() => void harness.reset()}>Reset everything</Act>
      </Group>
    </>
  )
}
