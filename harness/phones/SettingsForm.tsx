import { languageFacts, languages, themes } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"

import { Group, plainOptions } from "../dock/controls.tsx"
import { devices, isDeviceId, isDisplayMode, displayModes } from "../device/platform.ts"
import * as Scenario from "../scenario/scenario.ts"
import { type Phone, widths } from "./choice.ts"
import { Common, Typed } from "./Controls.tsx"
import { isMeant, type Target, type UsedPhones } from "./usePhones.ts"

/** The scenario fields that have a separate select. */
const fields = [
  {
    name: "persona",
    label: "Persona",
    options: personas.map(({ id, type, title }) => ({
      value: id,
      label: type === null ? title : `${id}: ${title}`,
    })),
  },
  {
    name: "language",
    label: "Language",
    options: languages.map((value) => ({ value, label: `${value} ${languageFacts[value].name}` })),
  },
  { name: "theme", label: "Theme", options: plainOptions(themes) },
  {
    name: "shell",
    label: "Runs in",
    options: Object.keys(displayModes)
      .filter(isDisplayMode)
      .map((value) => ({ value, label: displayModes[value].title })),
  },
  {
    name: "device",
    label: "Device",
    options: Object.keys(devices)
      .filter(isDeviceId)
      .map((value) => ({ value, label: devices[value].title })),
  },
] as const

const widthOptions = widths.map((width) => ({ value: String(width), label: `${width} px` }))

/** Applies a text in the format of a scenario link to a phone's scenario. The notice lists invalid parts. */
const withParts = (text: string, { scenario }: Phone): Scenario.Opening =>
  Scenario.read([Scenario.write(scenario), text].filter((each) => each !== "").join(","))

interface Props {
  readonly used: UsedPhones
  readonly target: Target
  readonly onTarget: (target: Target) => void
}

/** A form that changes the settings of one phone or of all phones. */
export const SettingsForm = ({ used, target, onTarget }: Props) => {
  const { phones } = used.choice
  const meant = phones.filter((phone) => isMeant(target, phone))
  const apply = (text: string): void =>
    used.change(target, (phone) => ({ ...phone, scenario: withParts(text, phone).scenario }))
  return (
    <>
      <Group title="Settings">
        <div className="fields">
          <Common
            label="For"
            options={[
              { value: "all", label: "All phones" },
              ...phones.map(({ number }) => ({ value: String(number), label: `Phone ${number}` })),
            ]}
            values={[String(target)]}
            onChange={(value) => onTarget(value === "all" ? "all" : Number(value))}
          />
          {fields.map(({ name, label, options }) => (
            <Common
              key={name}
              label={label}
              options={options}
              values={meant.map(({ scenario }) => ({ ...scenario.visitor, ...scenario.surroundings })[name])}
              onChange={(value) => apply(`${name}:${value}`)}
            />
          ))}
          <Common
            label="Width"
            options={widthOptions}
            values={meant.map(({ width }) => String(width))}
            onChange={(text) => {
              const width = widths.find((each) => String(each) === text)
              if (width !== undefined) used.change(target, (phone) => ({ ...phone, width }))
            }}
          />
        </div>
      </Group>
      <Typed
        title="Any setting"
        label="As in a link"
        placeholder="latency:3000,scale:few"
        button="Apply"
        value=""
        problemOf={(text) =>
          meant.every((phone) => withParts(text, phone).notice === "")
            ? undefined
            : "Not understood: write them as in a link, such as latency:3000,modulesOff:CBS3.REG3"
        }
        onDone={apply}
      />
    </>
  )
}
