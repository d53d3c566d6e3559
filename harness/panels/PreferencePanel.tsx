import { defaultDeployment } from "#config/deployment.ts"
import { languageFacts, languages, themes } from "#config/product.ts"

import { brandNames } from "../device/brands.ts"
import { Choices, Group, Many, plainOptions, Text } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { defaults } from "../scenario/scenario.ts"

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

const brandOptions = () => [{ value: "", label: "Default" }, ...plainOptions(brandNames())]

export const PreferencePanel = () => {
  const harness = useHarness()
  const { visitor, surroundings, settings } = harness.scenario()
  return (
    <>
      <Group title="Language">
        <Choices
          label="Languages"
          options={languages.map((value) => ({ value, label: `${value} ${languageFacts[value].name}` }))}
          value={visitor.language}
          onChange={(language) => void harness.choose({ language })}
        />
        <Many
          label="Offered by the merchant"
          options={plainOptions(languages)}
          chosen={settings.languages}
          onChange={(chosen) => void harness.configure({ languages: chosen })}
        />
      </Group>
      <Group title="Theme" note="An invalid one is stored unchanged and read when the app restarts.">
        <Choices
          label="Themes"
          options={themeOptions}
          value={visitor.theme}
          onChange={(theme) =>
            void harness.choose({ theme }).then(theme === noTheme ? harness.restart : undefined)
          }
        />
      </Group>
      <Group title="Brand" note="A change loads the page again. The theme stays.">
        <Choices
          label="Brands"
          options={brandOptions()}
          value={surroundings.brand}
          onChange={(brand) => void harness.platform.set({ brand })}
        />
      </Group>
      <Group
        title="Merchant"
        note="The value of the test mode precedes the merchant of the host. A change restarts the app."
      >
        <Text
          label="Merchant"
          placeholder={defaultDeployment.merchant}
          changed={visitor.merchant !== defaults.visitor.merchant}
          value={visitor.merchant}
          onChange={(merchant) => void harness.choose({ merchant })}
        />
        <Choices
          label="Hosts"
          options={hostOptions}
          value={surroundings.host}
          onChange={(host) => void harness.platform.set({ host })}
        />
      </Group>
    </>
  )
}
