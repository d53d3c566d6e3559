import { languageFacts, languages, themes } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"

import { Act, Group, plainOptions, Select } from "../dock/controls.tsx"
import { devices, isDeviceId, isShellId, shells } from "../device/platform.ts"
import * as Scenario from "../scenario/scenario.ts"
import { type Phone, widths } from "./choice.ts"
import { Common, Labelled, Typed } from "./Controls.tsx"
import type { Patch, Target, UsedPhones } from "./usePhones.ts"

const personaOptions = personas.map(({ id, type, title }) => ({
  value: id,
  label: type === null ? title : `${id}: ${title}`,
}))
const languageOptions = languages.map((value) => ({ value, label: `${value} ${languageFacts[value].name}` }))
const deviceOptions = Object.keys(devices)
  .filter(isDeviceId)
  .map((value) => ({ value, label: devices[value].title }))
const shellOptions = Object.keys(shells)
  .filter(isShellId)
  .map((value) => ({ value, label: shells[value].title }))
const widthOptions = widths.map((width) => ({ value: String(width), label: `${width} px`, width }))

/** A phone's scenario with the parts of a text, as in a link. Undefined for a text that is not understood. */
const withParts = (text: string, { scenario }: Phone): Patch | undefined => {
  const parts = [Scenario.write(scenario), text].filter((each) => each !== "")
  const { notice, scenario: read } = Scenario.read(parts.join(","))
  return notice === "" ? read : undefined
}

interface Props {
  readonly used: UsedPhones
  readonly target: Target
  readonly isOneGateway: boolean
  readonly onTarget: (target: Target) => void
}

const TargetField = ({ used, target, onTarget }: Omit<Props, "isOneGateway">) => (
  <Labelled label="For">
    <Select
      value={String(target)}
      options={[
        { value: "all", label: "All phones" },
        ...used.choice.phones.map(({ number }) => ({ value: String(number), label: `Phone ${number}` })),
      ]}
      onChange={(value) => onTarget(value === "all" ? "all" : Number(value))}
    />
  </Labelled>
)

/** Every setting by its text. */
const AnySetting = ({ used, target, isOneGateway }: Omit<Props, "onTarget">) => {
  const { phones } = used.choice
  const meant = phones.filter(({ number }) => target === "all" || number === target)
  const source = target === "all" ? undefined : meant[0]
  return (
    <Typed
      title="Any setting"
      label="As in a link"
      placeholder="latency:3000,scale:few"
      act="Apply"
      value=""
      problemOf={(text) =>
        meant.every((phone) => withParts(text, phone) !== undefined)
          ? undefined
          : "Not understood: write them as in a link, such as latency:3000,modulesOff:CBS3.REG3"
      }
      onDone={(text) => {
        for (const phone of meant) used.change(phone.number, withParts(text, phone) ?? {})
      }}
    >
      {source !== undefined && !isOneGateway && (
        <Act onPress={() => used.change("all", { settings: source.scenario.settings })}>
          Give the settings of its gateway to all
        </Act>
      )}
    </Typed>
  )
}

/** Changes the settings of one phone, or of all. */
export const SettingsForm = ({ used, target, isOneGateway, onTarget }: Props) => {
  const meant = used.choice.phones.filter(({ number }) => target === "all" || number === target)
  const visitors = meant.map(({ scenario }) => scenario.visitor)
  const around = meant.map(({ scenario }) => scenario.surroundings)
  const change = (patch: Patch): void => used.change(target, patch)
  return (
    <>
      <Group title="Settings">
        <div className="fields">
          <TargetField used={used} target={target} onTarget={onTarget} />
          <Common
            label="Persona"
            options={personaOptions}
            values={visitors.map(({ persona }) => persona)}
            onChange={(persona) => change({ visitor: { persona } })}
          />
          <Common
            label="Language"
            options={languageOptions}
            values={visitors.map(({ language }) => language)}
            onChange={(language) => change({ visitor: { language } })}
          />
          <Common
            label="Theme"
            options={plainOptions(themes)}
            values={visitors.map(({ theme }) => theme)}
            onChange={(theme) => change({ visitor: { theme } })}
          />
          <Common
            label="Runs in"
            options={shellOptions}
            values={around.map(({ shell }) => shell)}
            onChange={(shell) => change({ surroundings: { shell } })}
          />
          <Common
            label="Device"
            options={deviceOptions}
            values={around.map(({ device }) => device)}
            onChange={(device) => change({ surroundings: { device } })}
          />
          <Common
            label="Width"
            options={widthOptions}
            values={meant.map(({ width }) => String(width))}
            onChange={(text) => {
              const width = widths.find((each) => String(each) === text)
              if (width !== undefined) used.resize(target, width)
            }}
          />
        </div>
      </Group>
      <AnySetting used={used} target={target} isOneGateway={isOneGateway} />
    </>
  )
}
