import { defaultMerchant, languageFacts, languages, themes } from "#config/product.ts"

import { Choices, Group, Many, plainOptions, Text } from "../dock/controls.tsx"
import { useHarness } from "../dock/useHarness.ts"
import { defaults } from "../scenario.ts"

/** A stored theme that the product has not. */
const noTheme = "sepia"

const themeOptions = [...plainOptions<string>(themes), { value: noTheme, label: "invalid" }]

export const PreferencePanel = () => {
  const harness = useHarness()
  const { visitor, settings } = harness.scenario()
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
      <Group title="Theme" note="An invalid one is stored as it is and read when the app starts anew.">
        <Choices
          label="Themes"
          options={themeOptions}
          value={visitor.theme}
          onChange={(theme) =>
            void harness.choose({ theme }).then(theme === noTheme ? harness.restart : undefined)
          }
        />
      </Group>
      <Group title="Merchant" note="The value of the test mode. The app starts anew with it.">
        <Text
          label="Merchant"
          placeholder={defaultMerchant}
          changed={visitor.merchant !== defaults.visitor.merchant}
          value={visitor.merchant}
          onChange={(merchant) => void harness.choose({ merchant })}
        />
      </Group>
    </>
  )
}
