import { useState } from "react"

import { isPresetName, presets } from "#fixtures/presets.ts"

import { Act, Group } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"

const names = Object.keys(presets).filter(isPresetName)

export const ScenarioPanel = () => {
  const harness = useHarness()
  const [copied, setCopied] = useState("")
  const link = harness.scenarioLink()
  const copy = () => {
    window.navigator.clipboard.writeText(link).then(
      () => setCopied("Copied."),
      () => setCopied("The browser does not let it be copied: take it from the field."),
    )
  }
  return (
    <>
      <Group title="Presets" note="Persona and gateway settings together.">
        <div className="chips" role="group" aria-label="Named presets">
          {names.map((name) => (
            <Act key={name} onPress={() => void harness.applyPreset(name)}>
              {name}
            </Act>
          ))}
        </div>
      </Group>
      <Group title="Link" note="Clears the storage and opens this page with all changes, in any browser.">
        <textarea aria-label="Link of this scenario" readOnly rows={4} value={link} />
        <div className="bar">
          <Act onPress={copy}>Copy link</Act>
          <span role="status">{copied}</span>
        </div>
      </Group>
      <Group title="Start over">
        <Act onPress={() => void harness.reset()}>Reset everything</Act>
      </Group>
    </>
  )
}
