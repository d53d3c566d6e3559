import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"

import { splitNumber } from "#domain/entry/Country.ts"

import { classes } from "#ui/basic/classes.ts"
import box from "./Box.module.css"
import { Field } from "./Field.tsx"
import styles from "./MobileField.module.css"
import type { TextFieldProps } from "./TextField.tsx"
import { TextInput } from "./TextInput.tsx"

export interface DialingCode {
  readonly key: string
  /** The dialling code without the plus sign. */
  readonly dialingCode: string
  readonly name: string
}

export interface MobileFieldProps extends Omit<
  TextFieldProps,
  "type" | "lead" | "trail" | "label" | "onChange"
> {
  readonly dialingCodes: ReadonlyArray<DialingCode>
  readonly dialingCode: string
  readonly onDialingCode: (dialingCode: string) => void
  readonly onChange?: ((event: { readonly currentTarget: { readonly value: string } }) => void) | undefined
}

/** If the player types an international number, the field selects the number's country. */
export const MobileField = (props: MobileFieldProps) => {
  const { t } = useTranslation()
  const { labelHidden, required, optional, hint, error, rules, ...rest } = props
  const { dialingCodes, dialingCode, onDialingCode, onChange, ...input } = rest
  const type = (value: string) => {
    const split = splitNumber(value, dialingCodes)
    if (split !== undefined) onDialingCode(split.dialingCode)
    onChange?.({ currentTarget: { value: split?.number ?? value } })
  }
  return (
    <Field
      label={t("mobile_number")}
      labelHidden={labelHidden}
      required={required}
      optional={optional}
      hint={hint}
      error={error}
      rules={rules}
    >
      {(control) => (
        <div className={classes(box["box"], control["aria-invalid"] && box["invalid"])}>
          <span className={styles["country"]}>
            <span className={classes(box["control"], styles["code"])} aria-hidden>
              {`+${dialingCode}`}
            </span>
            <select
              aria-label={t("country_code")}
              autoComplete="tel-country-code"
              className={classes(box["control"], box["select"], styles["select"])}
              value={dialingCode}
              onChange={(event) => onDialingCode(event.currentTarget.value)}
            >
              {dialingCodes.map((country) => (
                <option key={country.key} value={country.dialingCode}>
                  {`+${country.dialingCode} ${country.name}`}
                </option>
              ))}
            </select>
            <ChevronDown className={classes(box["arrow"], styles["arrow"])} aria-hidden />
          </span>
          <TextInput
            autoComplete="tel-national"
            inputMode="tel"
            {...input}
            {...control}
            type="tel"
            onChange={(event) => type(event.currentTarget.value)}
            className={box["control"]}
          />
        </div>
      )}
    </Field>
  )
}
