import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"

import { limits } from "#config/limits.ts"
import { Button } from "#ui/button/Button.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"

import styles from "./Report.module.css"

interface Props {
  /** "" matches every account. */
  readonly account: string
  readonly onFind: (account: string) => void
}

export const AccountFilter = ({ account, onFind }: Props) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(account)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFind(typed.trim())
  }
  return (
    <form role="search" aria-label={t("find_account")} className={styles["search"]} onSubmit={submit}>
      <div className={styles["field"]}>
        <TextField
          label={t("find_account")}
          labelHidden
          placeholder={t("find_account")}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          maxLength={limits.fieldLength}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Button type="submit">{t("find")}</Button>
    </form>
  )
}
