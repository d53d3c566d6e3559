import type { StoryDefault } from "@ladle/react"
import { useTranslation } from "react-i18next"

import { longText } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"
import type { PasswordFieldProps } from "#ui/form/password/PasswordField.tsx"

import { PaymentPasswordField } from "./PaymentPasswordField.tsx"

export default { title: "Components / Forms / Payment password field" } satisfies StoryDefault

interface Props extends Partial<Pick<PasswordFieldProps, "label" | "defaultValue">> {
  readonly isRefused?: boolean
}

const Field = ({ isRefused = false, ...props }: Props) => {
  const { t } = useTranslation()
  return (
    <div className="padded">
      <PaymentPasswordField
        name="paymentPassword"
        label={t("payment_password")}
        error={isRefused ? t("payment_password_format") : undefined}
        {...props}
      />
    </div>
  )
}

const story = (props: Props) => storiesOf(<Field {...props} />)({ persona: "0" })

export const Empty = story({})

export const Filled = story({ defaultValue: "123456" })

export const Refused = story({ defaultValue: "12", isRefused: true })

export const LongText = story({ label: longText, isRefused: true })
