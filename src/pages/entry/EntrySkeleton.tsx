import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { paths } from "#config/paths.ts"
import type { EntryTab } from "#domain/entry/EntryTab.ts"
import { passwordRules } from "#domain/entry/PasswordRules.ts"
import { Button } from "#ui/button/Button.tsx"
import { BannerCarousel } from "#ui/media/BannerCarousel.tsx"
import { PasswordField } from "#ui/form/password/PasswordField.tsx"
import { RuleList } from "#ui/form/password/RuleList.tsx"
import { MobileField } from "#ui/form/text/MobileField.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"
import { CodeField } from "#ui/form/verification/CodeField.tsx"
import { Tabs } from "#ui/navigation/Tabs.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"

import styles from "./Entry.module.css"
import { RememberRow, UsernameFields } from "./login/LoginFields.tsx"
import { RegisterBones } from "./registration/RegisterSkeleton.tsx"
import { StepHead } from "./registration/StepHead.tsx"

const nothing = () => {}

const Busy = () => {
  const { t } = useTranslation()
  return (
    <template>
      <Button variant="primary" wide busy>
        {t("loading")}
      </Button>
    </template>
  )
}

/** The login form before the app, which takes over the typed values (useShellForm.ts). */
const LoginSkeleton = () => {
  const { t } = useTranslation()
  return (
    <form name="login" aria-label={t("login")} className={styles["form"]} noValidate>
      <UsernameFields field={() => ({ required: true })} />
      <RememberRow isByName forgot={{ href: paths.forgot }} />
      <Button type="submit" variant="primary" wide>
        {t("login")}
      </Button>
      <Busy />
    </form>
  )
}

interface PartProps {
  readonly name: string
  readonly children: ReactNode
}

const Part = ({ name, children }: PartProps) => <div data-field={name}>{children}</div>

const AccountFields = () => {
  const { t } = useTranslation()
  const looks = { autoCorrect: "off", spellCheck: false, enterKeyHint: "next", required: true } as const
  return (
    <>
      <Part name="mobileNum">
        <MobileField {...looks} name="mobileNum" dialingCodes={[]} dialingCode="" onDialingCode={nothing} />
      </Part>
      <Part name="verificationCode">
        <CodeField {...looks} name="verificationCode" label={t("sms_code")} onFetch={nothing} />
      </Part>
      <Part name="username">
        <TextField
          {...looks}
          name="username"
          label={t("username")}
          autoComplete="username"
          rules={<span data-field="usernameRules">{t("letters_digits_range")}</span>}
        />
      </Part>
      <Part name="password">
        <PasswordField
          {...looks}
          name="password"
          label={t("password")}
          autoComplete="new-password"
          rules={
            <div aria-hidden data-field="passwordRules">
              <RuleList rules={passwordRules.map((rule) => ({ text: t(rule), isMet: false }))} />
            </div>
          }
        />
      </Part>
      <Part name="confirmPassword">
        <PasswordField
          {...looks}
          name="confirmPassword"
          label={t("confirm_password")}
          autoComplete="new-password"
        />
      </Part>
    </>
  )
}

/** The first step of all registration forms before the app. Boot keeps the parts of the last form (showContent.ts). */
const RegisterForms = () => {
  const { t } = useTranslation()
  return (
    <template data-place="form">
      <form name="register" aria-label={t("register")} className={styles["form"]} noValidate>
        <Part name="head">
          <StepHead step="account" place={{ index: 0, of: 2 }} />
        </Part>
        <AccountFields />
        <Part name="next_step">
          <Button type="submit" variant="primary" wide>
            {t("next_step")}
          </Button>
        </Part>
        {/* The last step sends the registration, so its button comes with the consent to the terms. */}
        <Part name="last_step">
          <Skeleton ratio={1.6} />
        </Part>
        <Busy />
      </form>
    </template>
  )
}

/** The login or the registration before its first data. */
export const EntrySkeleton = ({ tab }: { readonly tab: EntryTab }) => {
  const { t } = useTranslation()
  return (
    <div className={styles["entry"]}>
      <div className={styles["banners"]}>
        <BannerCarousel banners={[]} loading onPick={nothing} />
      </div>
      <div className={styles["tabs"]}>
        <Tabs
          label={t("entry")}
          tabs={[
            { value: "login", label: t("login") },
            { value: "register", label: t("register") },
          ]}
          value={tab}
          onChange={nothing}
        >
          {tab === "login" ? (
            <LoginSkeleton />
          ) : (
            <>
              <RegisterBones />
              <RegisterForms />
            </>
          )}
        </Tabs>
      </div>
    </div>
  )
}
