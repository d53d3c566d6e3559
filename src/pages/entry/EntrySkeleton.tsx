import { useTranslation } from "react-i18next"

import { paths } from "#config/paths.ts"
import type { EntryTab } from "#domain/entry/EntryTab.ts"
import { Button } from "#ui/button/Button.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"
import { Tabs } from "#ui/navigation/Tabs.tsx"

import styles from "./Entry.module.css"
import { RememberRow, UsernameFields } from "./login/LoginFields.tsx"
import { RegisterSkeleton } from "./registration/RegisterSkeleton.tsx"

/** The login form before the app, which takes over the typed values (useShellForm.ts). */
const LoginSkeleton = () => {
  const { t } = useTranslation()
  return (
    <form aria-label={t("login")} className={styles["form"]} noValidate>
      <UsernameFields field={() => ({ required: true })} />
      <RememberRow isByName forgot={{ href: paths.forgot }} />
      <Button type="submit" variant="primary" wide>
        {t("login")}
      </Button>
      <template>
        <Button variant="primary" wide busy>
          {t("loading")}
        </Button>
      </template>
    </form>
  )
}

interface Props {
  readonly tab: EntryTab
}

/** The login or the registration before its first data. */
export const EntrySkeleton = ({ tab }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={styles["entry"]}>
      <div className={styles["banners"]}>
        <BannerCarousel banners={[]} loading onPick={() => {}} />
      </div>
      <div className={styles["tabs"]}>
        <Tabs
          label={t("entry")}
          tabs={[
            { value: "login", label: t("login") },
            { value: "register", label: t("register") },
          ]}
          value={tab}
          onChange={() => {}}
        >
          {tab === "login" ? <LoginSkeleton /> : <RegisterSkeleton />}
        </Tabs>
      </div>
    </div>
  )
}
