import { Schema } from "effect"

import { scenarios } from "#fixtures/scenarios.ts"

import { Group, type Option, Pick, Text } from "../dock/controls.tsx"
import { differences } from "../dock/differences.ts"
import { useRemembered } from "../dock/forms.ts"
import { useHarness } from "../dock/useHarness.ts"
import * as Scenario from "../scenario/scenario.ts"
import { parameter } from "../scenario/storedKeys.ts"

const now = "now"
const own = "own"
/** The text of the default scenario. */
const standard = ""

const options: ReadonlyArray<Option<string>> = [
  { value: now, label: "The present one" },
  { value: standard, label: "The default" },
  { value: own, label: "An own link" },
  ...scenarios.map(({ name }) => ({ value: `name:${name}`, label: name })),
]

const labelOf = (value: string): string => options.find((each) => each.value === value)?.label ?? ""

/** The scenario's text in a pasted link. Other texts are returned as they are. */
const scenarioText = (pasted: string): string =>
  new URLSearchParams(pasted.split(/[?#]/)[1] ?? "").get(parameter) ?? pasted

interface ComparedProps {
  readonly titles: readonly [string, string]
  readonly found: ReturnType<typeof differences>
}

const Compared = ({ titles, found }: ComparedProps) => (
  <table className="compared" aria-label="Differences of the scenarios">
    <thead>
      <tr>
        {["Field", ...titles].map((title, index) => (
          <th key={index} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {found.map(({ id, name, before, after }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{before}</td>
          <td>{after}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Compares two scenarios: the fields that differ, with both values. */
export const Comparison = () => {
  const harness = useHarness()
  const [first, setFirst] = useRemembered("Scenario first", Schema.String, standard)
  const [second, setSecond] = useRemembered("Scenario second", Schema.String, now)
  const [pasted, setPasted] = useRemembered("Scenario own", Schema.String, "")
  const read = (value: string): Scenario.Scenario =>
    value === now ? harness.scenario() : Scenario.read(value === own ? pasted : value).scenario
  const found = differences(read(first), read(second))
  return (
    <Group title="Compare two scenarios">
      <Pick label="First scenario" options={options} value={first} onChange={setFirst} />
      <Pick label="Second scenario" options={options} value={second} onChange={setSecond} />
      {[first, second].includes(own) && (
        <Text
          label="Own scenario"
          hint="A copied link"
          value={pasted}
          problemOf={(text) => Scenario.read(scenarioText(text)).notice || undefined}
          onChange={(text) => setPasted(scenarioText(text))}
        />
      )}
      <p role="status" className="note">
        {found.length === 0 ? "No field differs." : `Different fields: ${found.length}`}
      </p>
      {found.length > 0 && <Compared titles={[labelOf(first), labelOf(second)]} found={found} />}
    </Group>
  )
}
