import { Schema } from "effect"

import { extraModuleIds, extraModules, moduleIds, modules } from "#domain/Whitelabel.ts"
import { defaults } from "#fixtures/settings.ts"

import { Act, Group, Many, Toggle } from "../dock/controls.tsx"
import { useRemembered } from "../dock/forms.ts"
import { useHarness } from "../dock/useHarness.ts"

/** The modules beyond the specification, which "All on" and "All off" leave. They are not among its 30 switches (HA-20). */
const ExtraModules = () => {
  const harness = useHarness()
  const options = extraModuleIds.map((id) => ({ value: id, label: `${id}, ${extraModules[id]}` }))
  return (
    <Group title="Beyond the specification">
      <Many
        label="Enabled"
        options={options}
        chosen={harness.scenario().settings.modulesOn}
        onChange={(modulesOn) => void harness.configure({ modulesOn })}
      />
    </Group>
  )
}

const SpecifiedModules = () => {
  const harness = useHarness()
  const { modulesOff } = harness.scenario().settings
  const [search, setSearch] = useRemembered("Whitelabel search", Schema.String, "")
  const text = search.trim().toLowerCase()
  const shown = moduleIds.filter((id) => `${id} ${modules[id]}`.toLowerCase().includes(text))
  return (
    <Group title={`Modules: ${moduleIds.length - modulesOff.length} of ${moduleIds.length} on`}>
      <div className="bar">
        <input
          type="search"
          aria-label="Search modules"
          placeholder="Search by id or meaning"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Act onPress={() => void harness.allModules(true)}>All on</Act>
        <Act onPress={() => void harness.allModules(false)}>All off</Act>
      </div>
      {shown.map((id) => (
        <Toggle
          key={id}
          label={id}
          hint={modules[id]}
          checked={!modulesOff.includes(id)}
          changed={modulesOff.includes(id) !== defaults.modulesOff.includes(id)}
          onChange={(on) => void harness.setModule(id, on)}
        />
      ))}
      {shown.length === 0 && <p className="note">No module is called that.</p>}
    </Group>
  )
}

export const WhitelabelPanel = () => (
  <>
    <SpecifiedModules />
    <ExtraModules />
  </>
)
