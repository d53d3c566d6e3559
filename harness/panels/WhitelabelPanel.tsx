import { extraModuleIds, extraModules, moduleIds, modules } from "#domain/Whitelabel.ts"

import { ActionButton, Group, Toggle } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { FieldList } from "./fields.tsx"
import { useSearch } from "./useSearch.tsx"

export const WhitelabelPanel = () => {
  const harness = useHarness()
  const { modulesOff } = harness.scenario().settings
  const { found, field } = useSearch({
    name: "Search modules",
    remembered: "Whitelabel search",
    placeholder: "Search by id or meaning",
    all: moduleIds,
    searchedTextOf: (id) => `${id} ${modules[id]}`,
  })
  return (
    <>
      <Group title={`Modules: ${moduleIds.length - modulesOff.length} of ${moduleIds.length} on`}>
        {field}
        <div className="bar">
          <ActionButton onPress={() => void harness.allModules(true)}>All on</ActionButton>
          <ActionButton onPress={() => void harness.allModules(false)}>All off</ActionButton>
        </div>
        {found.map((id) => (
          <Toggle
            key={id}
            label={id}
            hint={modules[id]}
            checked={!modulesOff.includes(id)}
            changed={modulesOff.includes(id)}
            onChange={(on) => void harness.setModule(id, on)}
          />
        ))}
      </Group>
      {/* "All on" and "All off" do not change these modules, which are not among the 30 switches (HA-20). */}
      <Group title="Beyond the specification">
        <FieldList
          field="modulesOn"
          label="Enabled"
          options={extraModuleIds.map((id) => ({ value: id, label: `${id}, ${extraModules[id]}` }))}
        />
      </Group>
    </>
  )
}
