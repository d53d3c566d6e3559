import { defaultDeployment } from "#config/deployment.ts"
import { languageFacts, languages, themes } from "#config/product.ts"

import { brandNames } from "../device/brands.ts"
import { Choices, Group, plainOptions, Text } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { FieldChoices, FieldList, useField } from "./fields.tsx"

/** A stored theme that the product does not support. */
const noTheme = "sepia"

const themeOptions = [...plainOptions<string>(themes), { value: noTheme, label: "invalid" }]

const hostOptions = [
  { value: "", label: "This host" },
  ...Object.entries(defaultDeployment.merchantByHost).map(([value, merchant]) => ({
    value,
    label: `${value} (${merchant})`,
  })),
]

export const PreferencePanel = () => {
  const harness = useHarness()
  const merchant = useField("merchant")
  return (
    <>
      <Group title="Language">
        <FieldChoices
          field="language"
          label="Languages"
          options={languages.map((value) => ({ value, label: `${value} ${languageFacts[value].name}` }))}
        />
        <FieldList field="languages" label="Offered by the merchant" options={plainOptions(languages)} />
      </Group>
      <Group title="Theme" note="An invalid one is stored unchanged and read when the app restarts.">
        <Choices
          label="Themes"
          options={themeOptions}
          value={harness.scenario().visitor.theme}
          onChange={(theme) =>
            void harness.choose({ theme }).then(theme === noTheme ? harness.restart : undefined)
          }
        />
      </Group>
      <Group title="Brand" note="A change loads the page again. The theme stays.">
        <FieldChoices
          field="brand"
          label="Brands"
          options={[{ value: "", label: "Default" }, ...plainOptions(brandNames())]}
        />
      </Group>
      <Group
        title="Merchant"
        note="The value of the test mode precedes the merchant of the host. A change restarts the app."
      >
        <Text
          label="Merchant"
          placeholder={defaultDeployment.merchant}
          changed={merchant.changed}
          value={merchant.value}
          onChange={merchant.set}
        />
        <FieldChoices field="host" label="Hosts" options={hostOptions} />
      </Group>
    </>
  )
}
